import { ButtonLink, ClosingAction, DataTable, Heading, text, ThreadSection } from '@shared/ui';
import { Opening } from '../../sections/opening';
import { Split } from '../../sections/split';
import { partnerCrumbs } from './head';
import { JoinSteps } from './join-steps';
import { PartnerCloth } from './partner-cloth';
import { PartnerKinds } from './partner-kinds';

const apply = (
  <ButtonLink variant="go" shuttle href="/contactus/#type=partner">
    申请合作
  </ButtonLink>
);

export default function Content() {
  return (
    <>
      <Opening
        crumbs={partnerCrumbs}
        phrases={['你懂那一行，', '我们懂织机。']}
        lead="流程好不好用，一半在行业里。带着你的客户和手艺来，一起把它织出来。"
        actions={apply}
      >
        <PartnerCloth />
      </Opening>
      <ThreadSection side="left" first>
        <PartnerKinds />
      </ThreadSection>
      <ThreadSection side="right" tag="各得什么" tagIsHeading>
        <DataTable
          label="四类伙伴各得到什么，示例"
          stacked
          columns={['得到', '交付', '渠道', '课程', '技术']}
          rows={[
            ['客户端授权', '项目内使用', '演示授权', '教学授权', '开发授权'],
            ['培训与考级', '两名免费', '一名免费', '讲师认证', '技术答疑群'],
            ['商机', '按地区与行业派', '登记后保护 90 天', '企业内训转介', '插件目录收录'],
            ['收入', '交付费归你', '按成交分成', '课程分成', '插件自主定价'],
            ['对接的人', '交付经理', '渠道经理', '教研', '开发者关系'],
          ]}
        />
        <p className={text.note}>以上为示例，具体以双方协议为准。</p>
      </ThreadSection>
      <ThreadSection side="left" tag="怎样加入" last>
        <Split first={4}>
          <div>
            <Heading level={2} phrases={['从留言', '到第一单']} />
            <p className={text.lead}>每一步都有人回，也都可以停。</p>
          </div>
          <JoinSteps />
        </Split>
      </ThreadSection>
      <ClosingAction
        phrases={['先说说', '你做哪一行。']}
        lead="写下所在行业、服务过的客户类型、团队人数，五个工作日内（示例）有人联系你。"
      >
        {apply}
        <ButtonLink href="/case/list/">看看案例</ButtonLink>
      </ClosingAction>
    </>
  );
}
