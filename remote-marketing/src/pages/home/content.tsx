import { useContent } from '@shared/ui/page';
import { Calculator } from '../../features/calculator/calculator';
import { Loom } from '../../scenes/loom';
import { Hero } from '../../sections/hero';
import { Closing, PageSections } from '../../sections/page-sections';
import { Customers, Films, Press, Quotes } from '../../sections/proof';
import { CaseSection } from './case-section';
import { CommunitySection } from './community-section';
import { ProductSection } from './product-section';
import { QuestionSection } from './question-section';
import { RoleSection } from './role-section';
import { SolutionSection } from './solution-section';
import { StepSection } from './step-section';
import { loomWords } from './loom-words';
import shipped from './words.json';

export default function Content() {
  const pageWords = useContent('home', shipped);
  return (
    <>
      <Hero {...pageWords.hero}>
        <Loom {...loomWords} steps={pageWords.steps} woven={pageWords.woven} />
      </Hero>
      <PageSections
        words={pageWords}
        of={{
          products: <ProductSection />,
          roles: <RoleSection />,
          start: <StepSection />,
          solutions: <SolutionSection />,
          cases: <CaseSection />,
          calculator: <Calculator />,
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
