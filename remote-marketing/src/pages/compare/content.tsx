import { DataTable, Heading, Scene, TextLink } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { useEditions } from '../../content/editions';
import { Ending } from '../../sections/ending';
import { EditionPrices } from '../../sections/edition-prices';
import { FactList } from '../../sections/fact-list';
import { Opening } from '../../sections/opening';
import { Plain } from '../../sections/plain';
import { SectionHead } from '../../sections/section-head';
import styles from './content.module.css';
import head from './head.json';
import shipped from './words.json';

/** A comparison: the table is the opening, what follows from it is below. */
export default function Content() {
  const { opening, month, ways, best, not, editions, questions, closing } = useContent('compare', shipped);
  return (
    <>
      <Opening crumbs={head.breadcrumb} {...opening}>
        <figure className={styles.month}>
          <figcaption>{month.title}</figcaption>
          <Scene label={month.label}>
            {month.rows.map(({ name, first, then }) => (
              <p key={name}>
                <b>{name}</b>
                <span>{first}</span>
                <span>{then}</span>
              </p>
            ))}
          </Scene>
          <small>{month.note}</small>
        </figure>
        <div className={styles.ways}>
          <DataTable headsAbove {...ways} />
        </div>
      </Opening>
      <Plain>
        <SectionHead {...best} />
        <p className={styles.axis} aria-hidden="true">
          {best.axis.map((count) => (
            <span key={count}>{count}</span>
          ))}
        </p>
        <ul className={styles.best}>
          {best.items.map(({ name, words }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ul>
      </Plain>
      <Plain>
        <SectionHead {...not} />
        <FactList columns={2} facts={not.items} />
      </Plain>
      <Plain>
        <SectionHead {...editions}>
          <EditionPrices {...useEditions()} words={editions} />
          <TextLink href={editions.action.href}>{editions.action.label}</TextLink>
        </SectionHead>
      </Plain>
      <Plain>
        <Heading level={2} phrases={questions.phrases} />
        <ol className={styles.questions}>
          {questions.items.map(({ question, answer, ours }) => (
            <li key={question}>
              <h3>{question}</h3>
              <p>{answer}</p>
              <TextLink href={ours.href}>{ours.label}</TextLink>
            </li>
          ))}
        </ol>
      </Plain>
      <Ending form="steps" {...closing} />
    </>
  );
}
