import { Link, ShuttleIcon, text, WeaveSwatch } from '@shared/ui';
import { caseHref, useCaseWords } from '../content/cases/case-cards';
import type { CaseCard } from '../content/shapes';
import { caseTypes } from '../content/case-types';
import { CaseFigure } from './case-figure';
import { filled } from './filled';
import styles from './case-rows.module.css';

interface CaseRowsProps {
  cards: readonly CaseCard[];
  /** Id of the case that the page shows in large; its row comes with a filter (`data-lead`). */
  lead?: string | undefined;
}

/** Cases as rows, each with its figure; `data-type` and `data-department` are what a filter goes by. */
export function CaseRows({ cards, lead }: CaseRowsProps) {
  const words = useCaseWords();
  return (
    <ul className={styles.rows}>
      {cards.map((card) => (
        <li
          key={card.id}
          data-type={card.type}
          data-department={card.department}
          {...(card.id === lead && { 'data-lead': true, hidden: true })}
        >
          <Link href={caseHref(card)}>
            <WeaveSwatch weave={card.weave} dye={card.dye} />
            <span className={styles.words}>
              <span className={text.note}>
                {caseTypes[card.type]} · {card.department}
                <span className={styles.cadence}>
                  &emsp;{card.cadence}&emsp;{filled(words.steps, { steps: card.steps })}
                </span>
                &emsp;{words.sample}
              </span>
              <b>{card.title.join('')}</b>
              <span className={styles.summary}>{card.summary}</span>
            </span>
            <CaseFigure figure={card.figure} />
            <ShuttleIcon />
          </Link>
        </li>
      ))}
    </ul>
  );
}
