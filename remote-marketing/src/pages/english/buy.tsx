import { Faq, Heading } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { ALLOWED, NOT_ALLOWED, useEditions } from '../../content/editions';
import shipped from '../../content/english-buy.json';
import { Ending } from '../../sections/ending';
import { Opening } from '../../sections/opening';
import { Plain } from '../../sections/plain';
import { Split } from '../../sections/split';
import { Comparison } from '../buy/comparison';
import styles from '../buy/content.module.css';
import { SeatSums } from '../buy/seat-sums';
import { editionsIn, translator } from './editions';
import { englishCrumbs } from './words';

/** The editions as the Chinese page has them: figures are written once, and words go by a list of terms. */
export function Buy() {
  const words = useContent('english-buy', shipped);
  const say = translator(words.terms);
  const editions = editionsIn(useEditions(), say);
  return (
    <>
      <Opening className={styles.paper} crumbs={englishCrumbs('buy', words.title)} crumbsLabel="You are here" {...words.opening}>
        <Comparison {...editions} words={words.comparison} marks={[say(ALLOWED), say(NOT_ALLOWED)]} />
      </Opening>
      <Plain>
        <SeatSums {...editions} words={words.seats} priceWords={words.comparison} />
      </Plain>
      <Plain>
        <Split first={4}>
          <Heading level={2} phrases={words.questions.phrases} />
          <Faq items={words.buyQuestions} name="buy-faq" />
        </Split>
      </Plain>
      <Ending {...words.closing} />
    </>
  );
}
