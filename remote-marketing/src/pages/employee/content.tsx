import { useContent } from '@shared/ui/page';
import { Ending } from '../../sections/ending';
import { ColumnHead } from '../../sections/clauses';
import { FactList } from '../../sections/fact-list';
import { Growth } from '../../sections/growth';
import { Opening } from '../../sections/opening';
import { Split } from '../../sections/split';
import { PageSections } from '../../sections/page-sections';
import { Plain } from '../../sections/plain';
import { SectionHead } from '../../sections/section-head';
import head from './head.json';
import { ControlTable } from './control-table';
import { TwoDesks } from './two-desks';
import shipped from './words.json';

export default function Content() {
  const pageWords = useContent('employee', shipped);
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
            <>
              <SectionHead {...pageWords.week} />
              <Growth
                stages={pageWords.week.days.map(({ day, did, steps, left }) => ({
                  name: day,
                  added: steps,
                  words: (
                    <>
                      <p>{did}</p>
                      <p>
                        <small>{pageWords.week.left}</small>
                        {left}
                      </p>
                    </>
                  ),
                }))}
              />
            </>
          ),
          control: <ControlTable />,
          handover: (
            <Split first={4}>
              <ColumnHead {...pageWords.handover} />
              <FactList facts={pageWords.handover.items} />
            </Split>
          ),
        }}
      />
      <Ending {...pageWords.closing} />
    </>
  );
}
