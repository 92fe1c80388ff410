import { DataTable, Faq, Heading, text, TextLink } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { ALLOWED, NOT_ALLOWED, useEditions } from '../../content/editions';
import { Calculator } from '../../features/calculator/calculator';
import { Ending } from '../../sections/ending';
import { ColumnHead } from '../../sections/clauses';
import { filled } from '../../sections/filled';
import { Opening } from '../../sections/opening';
import { Plain } from '../../sections/plain';
import { yuan } from '../../sections/price';
import { Split } from '../../sections/split';
import { Comparison } from './comparison';
import styles from './content.module.css';
import head from './head.json';
import { SeatSums } from './seat-sums';
import shipped from './words.json';
import { YearSum } from './year-sum';

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
        <EnterpriseSum />
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
      <Ending {...pageWords.closing} />
    </>
  );
}

/** What an enterprise of a given size would pay in a year, added up from its parts. */
function EnterpriseSum() {
  const { phrases, lead, columns, items, total, note, action } = useContent('buy', shipped).sum;
  const sum = added(items);
  const rows = items.map(({ what, count, unit, price }) => [
    what,
    `${count}\u00a0${unit}`,
    yuan(price),
    <YearSum key="sum" sum={count * price} most={sum} />,
  ]);
  return (
    <Split first={4}>
      <ColumnHead phrases={phrases} lead={lead} />
      <div className={styles.sum} id="enterprise">
        <DataTable
          label={phrases.join('')}
          columns={columns}
          rows={[...rows, [total, '', '', <YearSum key="sum" sum={sum} most={sum} />]]}
        />
        <p className={text.note}>{note}</p>
        <TextLink href={action.href}>{action.label}</TextLink>
      </div>
    </Split>
  );
}

function added(items: readonly { count: number; price: number }[]): number {
  return items.reduce((all, { count, price }) => all + count * price, 0);
}
