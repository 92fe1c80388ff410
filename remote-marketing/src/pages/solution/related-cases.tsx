import { Heading, Link, text } from '@shared/ui';
import { caseHref, useCases, useCaseWords } from '../../content/cases/case-cards';
import { caseTypes } from '../../content/case-types';
import type { CaseCard, SolutionSection } from '../../content/shapes';
import { CaseDesk } from '../../features/case-desk/case-desk';
import { CaseFigure } from '../../sections/case-figure';
import { CaseRows } from '../../sections/case-rows';
import styles from './related-cases.module.css';

interface RelatedCasesProps extends Pick<SolutionSection, 'title'> {
  /** The nearest one first: it is shown with its picture. */
  ids: readonly string[];
}

export function RelatedCases({ title, ids }: RelatedCasesProps) {
  const cases = useCases();
  const [first, ...others] = ids.flatMap((id) => cases.filter((card) => card.id === id));
  return (
    <>
      <Heading level={2} phrases={title} className={styles.title} />
      <div className={styles.cases}>
        {first ? <PicturedCase card={first} /> : null}
        <CaseRows cards={others} />
      </div>
    </>
  );
}

function PicturedCase({ card }: { card: CaseCard }) {
  const { sample } = useCaseWords();
  return (
    <Link href={caseHref(card)} className={styles.pictured}>
      <span className={styles.frame}>
        <CaseDesk card={card} />
      </span>
      <span className={styles.words}>
        <span>
          <span className={text.note}>
            {caseTypes[card.type]} · {card.department}&emsp;{sample}
          </span>
          <b>{card.title.join('')}</b>
        </span>
        <CaseFigure figure={card.figure} />
      </span>
    </Link>
  );
}
