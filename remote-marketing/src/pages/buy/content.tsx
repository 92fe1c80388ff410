import { Faq } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { ALLOWED, NOT_ALLOWED, useEditions } from '../../content/editions';
import { Calculator } from '../../features/calculator/calculator';
import { Ending } from '../../sections/ending';
import { filled } from '../../sections/filled';
import { Opening } from '../../sections/opening';
import { Plain } from '../../sections/plain';
import { yuan } from '../../sections/price';
import { Split } from '../../sections/split';
import { Comparison } from './comparison';
import styles from './content.module.css';
import { added, EnterpriseSum } from './enterprise-sum';
import head from './head.json';
import { SeatSums } from './seat-sums';
import shipped from './words.json';

export default function Content() {
  const pageWords = useContent('buy', shipped);
  const editions = useEditions();
  const { comparison, sum } = pageWords;
  const example = { href: '#enterprise', label: filled(sum.example, { sum: yuan(added(sum.items)) }) };
  return (
    <>
      <Opening className={styles.paper} crumbs={head.breadcrumb} {...pageWords.opening}>
        <Comparison {...editions} words={comparison} marks={[ALLOWED, NOT_ALLOWED]} example={example} />
      </Opening>
      <Plain>
        <SeatSums {...editions} words={pageWords.seats} priceWords={comparison} />
      </Plain>
      <Plain>
        <EnterpriseSum words={sum} />
      </Plain>
      <Plain>
        <Split first={4} head={{ ...pageWords.questions, more: pageWords.questions.action }}>
          <Faq items={pageWords.buyQuestions} name="buy-faq" />
        </Split>
      </Plain>
      <Plain>
        <Calculator onPrices />
      </Plain>
      <Ending {...pageWords.closing} />
    </>
  );
}
