import { ClosingAction, ThreadSection } from '@shared/ui';
import { Opening } from '../../sections/opening';
import { SectionHead } from '../../sections/section-head';
import { StartActions } from '../../sections/start-actions';
import { ConvergeScene } from './converge-scene';
import { CoverageTable } from './coverage-table';
import { FieldTable } from './field-table';
import head from './head.json';
import { SyncModes } from './sync-modes';

export default function Content() {
  return (
    <>
      <Opening
        crumbs={head.breadcrumb}
        phrases={['五个后台，', '一张表。']}
        lead="订单号叫法不同、时区不同、币种不同。取回来的时候，这些都已经对齐。"
        actions={<StartActions />}
      >
        <ConvergeScene />
      </Opening>
      <ThreadSection side="left" first>
        <SectionHead
          phrases={['能取什么，', '查这张表']}
          lead="平台与数据集为示例，以客户端里的清单为准。没有列的平台，可以用网页流程去取。"
        />
        <CoverageTable />
      </ThreadSection>
      <ThreadSection side="right" tag="同步方式">
        <SyncModes />
      </ThreadSection>
      <ThreadSection side="left" tag="字段样例" last>
        <SectionHead
          phrases={['同一个意思，', '一个名字']}
          lead="下面是“订单”数据集里的几列。左边是取回来的名字，右边是各平台原来的叫法。"
        />
        <FieldTable />
      </ThreadSection>
      <ClosingAction
        weave="basket"
        dye="connector"
        phrases={['先接一家店，', '看一张表。']}
        lead="用只读账号接上一家店，取最近七天的订单，和后台对一对数。"
      >
        <StartActions />
      </ClosingAction>
    </>
  );
}
