import { Chip, Heading, Link, text, TextLink } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { filled } from '../../sections/filled';
import { caseHref, useCases } from '../../content/cases/case-cards';
import { caseTypes } from '../../content/case-types';
import type { Case } from '../../content/shapes';
import styles from './case-section.module.css';
import shipped from './words.json';

/** The cases that an editor chose, of those that there are: the first in large. */
export function CaseSection() {
  const pageWords = useContent('home', shipped).cases;
  const cases = useCases();
  const chosen = pageWords.ids.flatMap((id) => cases.filter((card) => card.id === id));
  const [main, ...others] = chosen.length > 0 ? chosen : cases.slice(0, 4);
  return (
    <div className={styles.cases}>
      {main ? <MainCase card={main} /> : null}
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
          <TextLink href={pageWords.all.href}>{filled(pageWords.all.label, { count: cases.length })}</TextLink>
        </li>
      </ul>
    </div>
  );
}

function MainCase({ card }: { card: Case }) {
  const { byHand, automated, action } = useContent('home', shipped).cases;
  const { before, after, unit } = card.figure;
  const longest = Math.max(amount(before), amount(after));
  return (
    <article className={styles.main}>
      <Heading level={2} phrases={card.title} />
      <p className={text.small}>
        {caseTypes[card.type]} · {card.department}&emsp;
        <Chip kind="sample" />
      </p>
      <dl className={styles.bars}>
        {[
          { ...byHand, value: before },
          { ...automated, value: after },
        ].map(({ name, value }, place) => (
          <div key={place} className={place === 1 ? styles.automated : undefined}>
            <dt>{name}</dt>
            <dd>
              {longest > 0 ? (
                <svg width={`${String((amount(value) / longest) * 100)}%`} height="28" aria-hidden="true" />
              ) : null}
              <b>
                {value} {unit}
              </b>
            </dd>
          </div>
        ))}
      </dl>
      <p>{card.summary}</p>
      <TextLink href={caseHref(card)}>{action.label}</TextLink>
    </article>
  );
}

/** What a bar is as long as; NaN of what is no number, as a time of day. */
function amount(value: string): number {
  return Number(value.replace('%', ''));
}
