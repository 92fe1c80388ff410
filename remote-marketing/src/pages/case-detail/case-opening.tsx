import { Chip } from '@shared/ui';
import { caseHref } from '../../content/cases/case-cards';
import type { CaseCard } from '../../content/schema/cases';
import { caseTypes } from '../../content/case-types';
import { Opening } from '../../sections/opening';
import { CaseCloth } from './case-cloth';
import styles from './case-opening.module.css';
import { caseCrumbs } from './head';

export function CaseOpening({ card }: { card: CaseCard }) {
  return (
    <Opening
      arrange="stacked"
      crumbs={caseCrumbs(card.title.join(''), caseHref(card))}
      phrases={card.title}
      lead={card.summary}
      actions={
        <ul className={styles.chips}>
          <li>
            <Chip>{caseTypes[card.type]}</Chip>
          </li>
          <li>
            <Chip>{card.department}</Chip>
          </li>
          <li>
            <Chip>{card.cadence}</Chip>
          </li>
          <li>
            <Chip kind="sample">示例案例</Chip>
          </li>
        </ul>
      }
      picture={<CaseCloth weave={card.weave} dye={card.dye} />}
    />
  );
}
