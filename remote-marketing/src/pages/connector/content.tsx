import { useContent } from '@shared/ui/page';
import { Ending } from '../../sections/ending';
import { FactList } from '../../sections/fact-list';
import { Opening } from '../../sections/opening';
import { SectionHead } from '../../sections/section-head';
import { PageSections } from '../../sections/page-sections';
import { Plain } from '../../sections/plain';
import { TextLinks } from '../../sections/text-links';
import { ConvergeScene } from './converge-scene';
import { CoverageTable } from './coverage-table';
import { FieldTable } from './field-table';
import head from './head.json';
import { SyncModes } from './sync-modes';
import shipped from './words.json';

export default function Content() {
  const pageWords = useContent('connector', shipped);
  return (
    <>
      <Opening crumbs={head.breadcrumb} {...pageWords.opening}>
        <ConvergeScene />
      </Opening>
      <PageSections
        section={Plain}
        words={pageWords}
        of={{
          coverage: (
            <SectionHead {...pageWords.coverage}>
              <CoverageTable />
            </SectionHead>
          ),
          modes: <SyncModes />,
          fields: (
            <SectionHead {...pageWords.fields}>
              <FieldTable />
            </SectionHead>
          ),
          account: (
            <SectionHead {...pageWords.account}>
              <FactList wide facts={pageWords.account.facts} />
              <TextLinks links={pageWords.account.actions} />
            </SectionHead>
          ),
        }}
      />
      <Ending form="steps" {...pageWords.closing} />
    </>
  );
}
