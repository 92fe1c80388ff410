import { text } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { ColumnHead } from '../../sections/clauses';
import { Ending } from '../../sections/ending';
import { FactList } from '../../sections/fact-list';
import { Growth } from '../../sections/growth';
import { Opening } from '../../sections/opening';
import { PageSections } from '../../sections/page-sections';
import { Plain } from '../../sections/plain';
import { SectionHead } from '../../sections/section-head';
import head from './head.json';
import { GainTable } from './gain-table';
import styles from './deal.module.css';
import shipped from './words.json';

/** What a partner does and earns: who gets what of a customer's money, the four kinds in one table, half a year month by month. */
export default function Content() {
  const pageWords = useContent('partner', shipped);
  const { gains, months, joining } = pageWords;
  return (
    <>
      <Opening crumbs={head.breadcrumb} {...pageWords.opening}>
        <div className={styles.bed}>
          <Deal />
        </div>
      </Opening>
      <PageSections
        section={Plain}
        words={pageWords}
        of={{
          gains: (
            <>
              <ColumnHead {...gains} />
              <GainTable />
            </>
          ),
          months: (
            <SectionHead {...months}>
              <Growth
                stages={months.rows.map(([name = '', you, we, has = '']) => ({
                  name,
                  added: [has],
                  words: months.whose.map((by, place) => ({ by, said: [you, we][place] ?? '' })),
                }))}
              />
              <p className={`${text.note} ${styles.note}`}>{months.note}</p>
            </SectionHead>
          ),
          joining: (
            <SectionHead {...joining}>
              <FactList
                thread
                facts={joining.steps.map(({ name, words, who }) => ({
                  term: name,
                  words: (
                    <>
                      {words}
                      <small>{`${joining.whose}${who}`}</small>
                    </>
                  ),
                }))}
              />
            </SectionHead>
          ),
        }}
      />
      <Ending form="note" {...pageWords.closing} />
    </>
  );
}

/** A customer's money in five pieces: those that are the partner's alone, and those that both share. */
function Deal() {
  const { name, label, price: priced, sides, rows, marked } = useContent('partner', shipped).deal;
  return (
    <section className={styles.deal} data-tone="dark" aria-label={label}>
      <p>{name}</p>
      {sides.map((side, shared) => {
        const pieces = rows.filter((_, place) => marked.includes(place) === (shared === 0));
        return (
          <div key={side} data-yours={shared === 0 || undefined}>
            <h2>
              <b>{pieces.length}</b> {side}
            </h2>
            <ul>
              {pieces.map(([what, price, whose]) => (
                <li key={what}>
                  <b>{what}</b>
                  <small>{`${priced}${price ?? ''}`}</small>
                  <span>{whose}</span>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
