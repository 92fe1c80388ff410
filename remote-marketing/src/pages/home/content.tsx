import { ClosingAction, Actions, Heading, text } from '@shared/ui';
import { usePage, useContent } from '@shared/ui/page';
import { StartActions } from '../../sections/start-actions';
import { CaseSection } from './case-section';
import { CommunitySection } from './community-section';
import { ProductSection } from './product-section';
import { QuestionSection } from './question-section';
import { RoleSection } from './role-section';
import { SolutionSection } from './solution-section';
import { StepSection } from './step-section';
import { Lead } from '../../sections/clauses';
import styles from './hero.module.css';
import { Loom } from './loom';
import shipped from './words.json';

export default function Content() {
  const pageWords = useContent('home', shipped);
  return (
    <>
      <Hero />
      <ProductSection />
      <RoleSection />
      <StepSection />
      <SolutionSection />
      <CaseSection />
      <CommunitySection />
      <QuestionSection />
      <ClosingAction {...pageWords.closing}>
        <StartActions />
      </ClosingAction>
    </>
  );
}

function Hero() {
  const { client } = usePage().config.brand;
  return (
    <section className={styles.hero} data-tone="dark">
      <div className={`${text.wrap} ${styles.inner}`}>
        <Heading level={1} display phrases={['同样的操作，', '只教它一遍。']} dim={1} />
        <div className={styles.intro}>
          <Lead>
            登录、查询、核对、发送，录下来或者拖出来，{client.replaceAll(' ', '\u00a0')}{' '}
            就在你的电脑上按点做完，每一步都有记录。
          </Lead>
          <Actions>
            <StartActions />
          </Actions>
          <p className={text.note}>为 Windows、macOS、Linux 而做；现有的安装包见下载页</p>
        </div>
      </div>
      <Loom />
    </section>
  );
}
