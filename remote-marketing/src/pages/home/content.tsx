import { Actions, Heading, text } from '@shared/ui';
import { usePage, useContent } from '@shared/ui/page';
import { filled } from '../../sections/filled';
import { Closing, PageSections } from '../../sections/page-sections';
import { Customers, Films, Press, Quotes } from '../../sections/proof';
import { ActionLinks } from '../../sections/start-actions';
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
      <Hero {...pageWords.hero} />
      <PageSections
        words={pageWords}
        headless="start"
        of={{
          products: <ProductSection />,
          roles: <RoleSection />,
          start: <StepSection />,
          solutions: <SolutionSection />,
          cases: <CaseSection />,
          customers: pageWords.customers.items.length > 0 && <Customers {...pageWords.customers} />,
          quotes: pageWords.quotes.items.length > 0 && <Quotes {...pageWords.quotes} />,
          videos: pageWords.videos.items.length > 0 && <Films {...pageWords.videos} />,
          news: pageWords.news.items.length > 0 && <Press {...pageWords.news} />,
          community: <CommunitySection />,
          questions: <QuestionSection />,
        }}
      />
      <Closing {...pageWords.closing} />
    </>
  );
}

/** `{client}` in its lead stands for the client's name, which no line breaks. */
function Hero({ phrases, lead, note, actions }: typeof shipped.hero) {
  const client = usePage().config.brand.client.replaceAll(' ', '\u00a0');
  return (
    <section className={styles.hero} data-tone="dark">
      <div className={`${text.wrap} ${styles.inner}`}>
        <Heading level={1} display phrases={phrases} dim={1} />
        <div className={styles.intro}>
          <Lead>{filled(lead, { client })}</Lead>
          <Actions>
            <ActionLinks actions={actions} />
          </Actions>
          <p className={text.note}>{note}</p>
        </div>
      </div>
      <Loom />
    </section>
  );
}
