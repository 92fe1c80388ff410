import { AppWindow, Scene, text } from '@shared/ui';
import { useContent } from '@shared/ui/page';
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
      <Opening crumbs={head.breadcrumb} {...pageWords.opening} picture={<Deal />} />
      <PageSections
        section={Plain}
        words={pageWords}
        of={{
          gains: (
            <SectionHead {...gains}>
              <GainTable />
            </SectionHead>
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

/** A customer's money: what is the partner's stays on the partner's side, what is shared lies across both. */
function Deal() {
  const { name, label, price: priced, sides, rows, marked, none } = useContent('partner', shipped).deal;
  return (
    <Scene label={label}>
      <AppWindow title={`${name}　·　示例`}>
        <p className={styles.sides}>
          {sides.map((side) => (
            <b key={side}>{side}</b>
          ))}
        </p>
        <ul className={styles.deal}>
          {rows.map(([what, price, whose], place) => (
            <li key={what} data-yours={marked.includes(place) ? none : undefined}>
              <b>{what}</b>
              <em>{whose}</em>
              <small>{`${priced}：${price ?? ''}`}</small>
            </li>
          ))}
        </ul>
      </AppWindow>
    </Scene>
  );
}
