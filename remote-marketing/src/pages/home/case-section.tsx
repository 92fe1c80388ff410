import { Chip, Heading, Link, text, TextLink } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { filled } from '../../sections/filled';
import { caseHref, useCases } from '../../content/cases/case-cards';
import { caseTypes } from '../../content/case-types';
import styles from './case-section.module.css';
import shipped from './words.json';

const shown = ['morning-report', 'stalled-parcels', 'first-day-accounts'];

export function CaseSection() {
  const pageWords = useContent('home', shipped).cases;
  const cases = useCases();
  const others = shown.flatMap((id) => cases.filter((card) => card.id === id));
  return (
    <div className={styles.cases}>
      <article className={styles.main}>
        <Heading level={2} phrases={pageWords.phrases} />
        <p className={text.small}>
          {pageWords.kind}&emsp;
          <Chip kind="sample" />
        </p>
        <dl className={styles.bars}>
          <div>
            <dt>{pageWords.byHand.name}</dt>
            <dd>
              <i />
              <b>{pageWords.byHand.hours}</b>
            </dd>
          </div>
          <div className={styles.automated}>
            <dt>{pageWords.automated.name}</dt>
            <dd>
              <i />
              <b>{pageWords.automated.hours}</b>
            </dd>
          </div>
        </dl>
        <p>{pageWords.words}</p>
        <TextLink href={pageWords.action.href}>{pageWords.action.label}</TextLink>
      </article>
      <ul className={styles.list}>
        {others.map((card) => (
          <li key={card.id}>
            <Link href={caseHref(card)}>
              <span className={text.note}>
                {caseTypes[card.type]} · {card.department}&emsp;{pageWords.sample}
              </span>
              <h3>{card.title.join('')}</h3>
              <em>
                {card.cadence}&emsp;{filled(pageWords.steps, { steps: card.steps })}
              </em>
            </Link>
          </li>
        ))}
        <li>
          <TextLink href={pageWords.all.href}>{pageWords.all.label}</TextLink>
        </li>
      </ul>
    </div>
  );
}
