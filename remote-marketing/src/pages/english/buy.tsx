import { Faq } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { ALLOWED, NOT_ALLOWED, useEditions } from '../../content/editions';
import shipped from '../../content/english-buy.json';
import { Ending } from '../../sections/ending';
import { Opening } from '../../sections/opening';
import { Plain } from '../../sections/plain';
import { filled } from '../../sections/filled';
import { yuan } from '../../sections/price';
import { Split } from '../../sections/split';
import { Comparison } from '../buy/comparison';
import chinese from '../buy/words.json';
import styles from '../buy/content.module.css';
import { added, EnterpriseSum } from '../buy/enterprise-sum';
import { SeatSums } from '../buy/seat-sums';
import { editionsIn, translator } from './editions';
import { englishCrumbs } from './words';

/** The editions as the Chinese page has them: figures are written once, and words go by a list of terms. */
export function Buy() {
  const words = useContent('english-buy', shipped);
  const say = translator(words.terms);
  const editions = editionsIn(useEditions(), say);
  const { sum } = useContent('buy', chinese);
  const items = sum.items.map((item) => ({ ...item, what: say(item.what), unit: say(item.unit) }));
  const example = { href: '#enterprise', label: filled(words.sum.example, { sum: yuan(added(items)) }) };
  return (
    <>
      <Opening
        className={styles.paper}
        crumbs={englishCrumbs('buy', words.title)}
        crumbsLabel="You are here"
        {...words.opening}
      >
        <Comparison {...editions} words={words.comparison} marks={[say(ALLOWED), say(NOT_ALLOWED)]} example={example} />
      </Opening>
      <Plain>
        <SeatSums {...editions} words={words.seats} priceWords={words.comparison} />
      </Plain>
      <Plain>
        <EnterpriseSum words={{ ...words.sum, items }} />
      </Plain>
      <Plain>
        <Split first={4} head={words.questions}>
          <Faq items={words.buyQuestions} name="buy-faq" />
        </Split>
      </Plain>
      <Ending {...words.closing} />
    </>
  );
}
