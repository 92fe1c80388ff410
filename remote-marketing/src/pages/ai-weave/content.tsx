import { ClosingAction, DataTable, Heading, ThreadSection } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { FactList } from '../../sections/fact-list';
import { Opening } from '../../sections/opening';
import { SectionHead } from '../../sections/section-head';
import { ColumnHead } from '../../sections/clauses';
import { Split } from '../../sections/split';
import { StartActions } from '../../sections/start-actions';
import { DebugScene } from './debug-scene';
import head from './head.json';
import { ReviewScene } from './review-scene';
import { SampleCode } from './sample-code';
import { SideBySide } from './side-by-side';
import shipped from './words.json';
import { mark, mono } from '../../scenes/cells';

export default function Content() {
  const pageWords = useContent('ai-weave', shipped);
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

const passed = mark('done', '12 / 12');

function PackageTable() {
  return (
    <DataTable
      label="团队里的包，示例"
      stacked
      columns={['包　示例', '做什么', '版本', '测试', '谁在用']}
      rows={[
        [mono('invoice-tools'), '认票、验票、拆税额', '1.4.0', passed, '3 条流程'],
        [mono('shop-login'), '登录各店铺后台，验证码停下等人', '2.1.3', mark('done', '8 / 8'), '11 条流程'],
        [mono('track-parcel'), '查五家承运商，统一环节', '0.9.0', mark('running', '测试中 5 / 9'), '2 条流程'],
        [mono('rate-of-day'), '取当日汇率', '1.0.2', mark('failed', '来源改版'), '4 条，已提醒'],
      ]}
    />
  );
}
