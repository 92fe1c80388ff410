import { DataTable, text, TextLink } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { marked } from '../../scenes/cells';
import { Ending } from '../../sections/ending';
import { FactList } from '../../sections/fact-list';
import { Growth } from '../../sections/growth';
import { Opening } from '../../sections/opening';
import { PageSections } from '../../sections/page-sections';
import { Plain } from '../../sections/plain';
import { SectionHead } from '../../sections/section-head';
import head from './head.json';
import styles from './control-table.module.css';
import { TwoDesks } from './two-desks';
import shipped from './words.json';

export default function Content() {
  const pageWords = useContent('employee', shipped);
  const { control } = pageWords;
  return (
    <>
      <Opening crumbs={head.breadcrumb} {...pageWords.opening}>
        <TwoDesks />
      </Opening>
      <PageSections
        section={Plain}
        words={pageWords}
        of={{
          week: (
            <SectionHead {...pageWords.week}>
              <Growth
                stages={pageWords.week.days.map(({ day, did, steps, left }) => ({
                  name: day,
                  added: steps,
                  words: [{ said: did }, { by: pageWords.week.left, said: left }],
                }))}
              />
            </SectionHead>
          ),
          control: (
            <SectionHead {...control}>
              <div className={styles.table}>
                <DataTable {...control.table} rows={marked(control.table.rows, control.table.marks)} />
              </div>
              <p className={`${text.note} ${styles.note}`}>{control.note}</p>
              <TextLink href={control.more.href}>{control.more.label}</TextLink>
            </SectionHead>
          ),
          handover: (
            <SectionHead {...pageWords.handover}>
              <FactList wide facts={pageWords.handover.items} />
            </SectionHead>
          ),
        }}
      />
      <Ending form="steps" {...pageWords.closing} />
    </>
  );
}
