import { Faq, Heading, TextLink } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { ALLOWED, NOT_ALLOWED, useEditions } from '../../content/editions';
import { Calculator } from '../../features/calculator/calculator';
import { Opening } from '../../sections/opening';
import { Plain } from '../../sections/plain';
import { Split } from '../../sections/split';
import { Closing } from '../../sections/page-sections';
import { Comparison } from './comparison';
import { EditionCloth } from './edition-cloth';
import head from './head.json';
import shipped from './words.json';

export default function Content() {
  const pageWords = useContent('buy', shipped);
  const editions = useEditions();
  return (
    <>
      <Opening crumbs={head.breadcrumb} {...pageWords.opening}>
        <EditionCloth {...editions} />
      </Opening>
      <Plain>
        <Comparison {...editions} words={pageWords.comparison} marks={[ALLOWED, NOT_ALLOWED]} />
      </Plain>
      <Plain>
        <Split first={4}>
          <div>
            <Heading level={2} phrases={pageWords.questions.phrases} />
            <TextLink href={pageWords.questions.action.href}>{pageWords.questions.action.label}</TextLink>
          </div>
          <Faq items={pageWords.buyQuestions} name="buy-faq" />
        </Split>
      </Plain>
      <Plain>
        <Calculator onPrices />
      </Plain>
      <Closing plain {...pageWords.closing} />
    </>
  );
}
