import { Link, ShuttleIcon, text } from '@shared/ui';
import { caseHref, useCaseWords } from '../../content/cases/case-cards';
import type { CaseCard } from '../../content/shapes';
import { caseTypes } from '../../content/case-types';
import { CaseDesk } from './case-desk';
import { CaseFigure } from '../../sections/case-figure';
import { filled } from '../../sections/filled';
import styles from './lead-case.module.css';

/** The first case, in large: its number first, then what it is, and whose desk it is. */
export function LeadCase({ card, more }: { card: CaseCard; more: string }) {
  const words = useCaseWords();
  return (
    <Link href={caseHref(card)} className={styles.lead}>
      <span className={styles.words}>
        <CaseFigure figure={card.figure} large />
        <b>{card.title.join('')}</b>
        <span className={styles.summary}>{card.summary}</span>
        <span className={text.note}>
          {caseTypes[card.type]} · {card.department}&emsp;{card.cadence}&emsp;
          {filled(words.steps, { steps: card.steps })}&emsp;
          {words.sample}
        </span>
        <span className={styles.go}>
          {more}
          <ShuttleIcon />
        </span>
      </span>
      <CaseDesk card={card} />
    </Link>
  );
}
