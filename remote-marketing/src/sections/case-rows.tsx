import { Link, ShuttleIcon, text, WeaveSwatch } from '@shared/ui';
import { caseHref } from '../content/cases/case-cards';
import type { CaseCard } from '../content/schema/cases';
import { caseTypes } from '../content/case-types';
import styles from './case-rows.module.css';

interface CaseRowsProps {
  cards: readonly CaseCard[];
  /** Shows what the case is about, too. */
  summaries?: boolean;
}

/** Cases as rows; `data-type` and `data-department` are what a filter goes by. */
export function CaseRows({ cards, summaries }: CaseRowsProps) {
  return (
    <ul className={styles.rows}>
      {cards.map((card) => (
        <li key={card.id} data-type={card.type} data-department={card.department}>
          <Link href={caseHref(card)}>
            <WeaveSwatch weave={card.weave} dye={card.dye} />
            <span className={styles.words}>
              <span className={text.note}>
                {caseTypes[card.type]} · {card.department}&emsp;示例
              </span>
              <b>{card.title.join('')}</b>
              {summaries ? <span className={styles.summary}>{card.summary}</span> : null}
            </span>
            <span className={styles.facts}>
              {card.cadence}&emsp;{card.steps} 步
            </span>
            <ShuttleIcon />
          </Link>
        </li>
      ))}
    </ul>
  );
}
