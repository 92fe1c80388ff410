import { ClosingAction, Heading, ThreadSection } from '@shared/ui';
import { FactList } from '../../sections/fact-list';
import { Opening } from '../../sections/opening';
import { SectionHead } from '../../sections/section-head';
import { ColumnHead } from '../../sections/clauses';
import { Split } from '../../sections/split';
import { StartActions } from '../../sections/start-actions';
import { DebugScene } from './debug-scene';
import head from './head.json';
import { PackageTable } from './package-table';
import { ReviewScene } from './review-scene';
import { SampleCode } from './sample-code';
import { SideBySide } from './side-by-side';
import pageWords from './words.json';

export default function Content() {
  return (
    <>
      <Opening dark crumbs={head.breadcrumb} {...pageWords.opening} actions={<StartActions />}>
        <SideBySide />
      </Opening>
      <ThreadSection side="left" first>
        <Split first={7} centred>
          <DebugScene />
          <ColumnHead {...pageWords.heads.debug} />
        </Split>
      </ThreadSection>
      <ThreadSection side="right" tag="包">
        <SectionHead {...pageWords.heads.packages} />
        <PackageTable />
      </ThreadSection>
      <ThreadSection side="left" tag="审查">
        <Split first={5} centred>
          <ColumnHead {...pageWords.heads.review} />
          <ReviewScene />
        </Split>
      </ThreadSection>
      <ThreadSection side="right" tag="照着写">
        <SampleCode />
      </ThreadSection>
      <ThreadSection side="left" tag="怎样开始" last>
        <Split first={4}>
          <Heading level={2} phrases={['不用搭环境，', '打开就写']} />
          <FactList facts={pageWords.starts} />
        </Split>
      </ThreadSection>
      <ClosingAction weave="twill" dye="weave" {...pageWords.closing}>
        <StartActions />
      </ClosingAction>
    </>
  );
}
