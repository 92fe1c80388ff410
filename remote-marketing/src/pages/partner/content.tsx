import { ButtonLink, ClosingAction, Heading, ThreadSection } from '@shared/ui';
import { Lead } from '../../sections/clauses';
import { Opening } from '../../sections/opening';
import { Split } from '../../sections/split';
import head from './head.json';
import { GainTable } from './gain-table';
import { PartnerCloth } from './partner-cloth';
import { PartnerKinds } from './partner-kinds';
import styles from './join-steps.module.css';
import pageWords from './words.json';

const apply = (
  <ButtonLink variant="go" shuttle href="/contactus/#type=partner">
    申请合作
  </ButtonLink>
);

export default function Content() {
  return (
    <>
      <Opening
        crumbs={head.breadcrumb}
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
        <GainTable />
      </ThreadSection>
      <ThreadSection side="left" tag="怎样加入" last>
        <Split first={4}>
          <div>
            <Heading level={2} phrases={['从留言', '到第一单']} />
            <Lead>每一步都有人回，也都可以停。</Lead>
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

function JoinSteps() {
  return (
    <ol className={styles.steps}>
      {pageWords.steps.map(({ name, words, who }) => (
        <li key={name}>
          <b>{name}</b>
          <span>{words}</span>
          <em>{who}</em>
        </li>
      ))}
    </ol>
  );
}
