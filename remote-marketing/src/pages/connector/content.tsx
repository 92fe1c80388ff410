import { ClosingAction, ThreadSection } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { Opening } from '../../sections/opening';
import { SectionHead } from '../../sections/section-head';
import { StartActions } from '../../sections/start-actions';
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
      <Opening crumbs={head.breadcrumb} {...pageWords.opening} actions={<StartActions />}>
        <ConvergeScene />
      </Opening>
      <ThreadSection side="left" first>
        <SectionHead {...pageWords.heads.coverage} />
        <CoverageTable />
      </ThreadSection>
      <ThreadSection side="right" tag="同步方式">
        <SyncModes />
      </ThreadSection>
      <ThreadSection side="left" tag="字段样例" last>
        <SectionHead {...pageWords.heads.fields} />
        <FieldTable />
      </ThreadSection>
      <ClosingAction weave="basket" dye="connector" {...pageWords.closing}>
        <StartActions />
      </ClosingAction>
    </>
  );
}
