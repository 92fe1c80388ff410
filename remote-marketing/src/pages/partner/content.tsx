import { ButtonLink, ClosingAction, ThreadSection } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { Opening } from '../../sections/opening';
import { ColumnHead } from '../../sections/clauses';
import { Split } from '../../sections/split';
import head from './head.json';
import { GainTable } from './gain-table';
import { PartnerCloth } from './partner-cloth';
import { PartnerKinds } from './partner-kinds';
import styles from './join-steps.module.css';
import shipped from './words.json';

const apply = (
  <ButtonLink variant="go" shuttle href="/contactus/#type=partner">
    申请合作
  </ButtonLink>
);

export default function Content() {
  const pageWords = useContent('partner', shipped);
  return (
    <>
      <Opening crumbs={head.breadcrumb} {...pageWords.opening} actions={apply}>
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
          <ColumnHead {...pageWords.heads.firstOrder} />
          <JoinSteps />
        </Split>
      </ThreadSection>
      <ClosingAction {...pageWords.closing}>
        {apply}
        <ButtonLink href="/case/list/">看看案例</ButtonLink>
      </ClosingAction>
    </>
  );
}

function JoinSteps() {
  const pageWords = useContent('partner', shipped);
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
