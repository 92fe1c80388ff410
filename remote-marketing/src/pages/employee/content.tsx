import { DataTable, text, TextLink } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { ColumnHead } from '../../sections/clauses';
import { Ending } from '../../sections/ending';
import { FactList } from '../../sections/fact-list';
import { Growth } from '../../sections/growth';
import { Opening } from '../../sections/opening';
import { PageSections } from '../../sections/page-sections';
import { Plain } from '../../sections/plain';
import { SectionHead } from '../../sections/section-head';
import { Split } from '../../sections/split';
import head from './head.json';
import styles from './control-table.module.css';
import { TwoDesks } from './two-desks';
import shipped from './words.json';

export default function Content() {
  const pageWords = useContent('employee', shipped);
  const { control } = pageWords;
  const { marks, ...table } = control.table;
  const may = (cell: string) => <span data-may={marks.find(({ word }) => word === cell)?.status}>{cell}</span>;
  const rows = table.rows.map(([matter, ...cells]) => [matter, ...cells.map(may)]);
  return (
    <>
      <Opening crumbs={head.breadcrumb} {...pageWords.opening}>
        <TwoDesks />
      </Opening>
      <PageSections
        section={Plain}
        dark="control"
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
            <Split first={4}>
              <div className={styles.head}>
                <ColumnHead phrases={control.phrases} lead={control.lead} />
                <div>
                  <p className={text.note}>{control.note}</p>
                  <TextLink href={control.more.href}>{control.more.label}</TextLink>
                </div>
              </div>
              <div className={styles.table}>
                <DataTable {...table} headsAbove rows={rows} />
              </div>
            </Split>
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
