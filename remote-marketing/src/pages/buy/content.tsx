import { DataTable, Faq, Heading, text, TextLink } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { ALLOWED, NOT_ALLOWED, useEditions } from '../../content/editions';
import { Calculator } from '../../features/calculator/calculator';
import { ColumnHead } from '../../sections/clauses';
import { Opening } from '../../sections/opening';
import { Plain } from '../../sections/plain';
import { Split } from '../../sections/split';
import { Closing } from '../../sections/page-sections';
import { Comparison } from './comparison';
import styles from './content.module.css';
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
        <ul className={styles.prices}>
          {editions.editions.map(({ name, price, unit }) => (
            <li key={name}>
              <b>{name}</b>
              <span>{price ? `¥${price.yearly}` : pageWords.comparison.noPrice}</span>
              <small>{unit}</small>
            </li>
          ))}
        </ul>
        <Comparison {...editions} words={pageWords.comparison} marks={[ALLOWED, NOT_ALLOWED]} />
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
      <Closing plain {...pageWords.closing} />
    </>
  );
}

/** What an enterprise of a given size would pay in a year, added up from its parts. */
function EnterpriseSum() {
  const { phrases, lead, columns, items, total, note, action } = useContent('buy', shipped).sum;
  const rows = items.map(({ what, count, unit, price }) => [
    what,
    `${count}\u00a0${unit}`,
    yuan(price),
    yuan(count * price),
  ]);
  const sum = items.reduce((all, { count, price }) => all + count * price, 0);
  return (
    <Split first={4}>
      <ColumnHead phrases={phrases} lead={lead} />
      <div className={styles.sum}>
        <DataTable
          label={phrases.join('')}
          columns={columns}
          rows={[...rows, [total, '', '', <b key="sum">{yuan(sum)}</b>]]}
        />
        <p className={text.note}>{note}</p>
        <TextLink href={action.href}>{action.label}</TextLink>
      </div>
    </Split>
  );
}

const yuan = (amount: number) => `¥${amount.toLocaleString('zh-CN')}`;
