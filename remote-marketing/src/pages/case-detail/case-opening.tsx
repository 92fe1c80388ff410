import { Actions, Breadcrumb, Chip, Heading, text } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { Lead } from '../../sections/clauses';
import { ActionLinks } from '../../sections/start-actions';
import { caseHref } from '../../content/cases/case-cards';
import type { CaseCard } from '../../content/shapes';
import { caseTypes } from '../../content/case-types';
import { CaseDesk } from '../../features/case-desk/case-desk';
import { threadFromDesk } from '../../features/case-desk/desk-scene';
import styles from './case-opening.module.css';
import { caseCrumbs } from './head';
import shipped from './words.json';

/** A case opens on whoever's work it is, at their desk; the thread leaves the desk for the page. */
export function CaseOpening({ card }: { card: CaseCard }) {
  const { sample, closing } = useContent('case-detail', shipped);
  return (
    <section className={`${styles.opening ?? ''} ${threadFromDesk}`} data-tone="light">
      <div className={text.wrap}>
        <Breadcrumb items={caseCrumbs(card.title.join(''), caseHref(card))} />
        <div className={styles.head}>
          <div className={styles.words}>
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
                <Chip kind="sample">{sample}</Chip>
              </li>
            </ul>
            <Heading level={1} display phrases={card.title} dim={1} />
            <Lead>{card.summary}</Lead>
            <Actions>
              <ActionLinks actions={closing.actions} />
            </Actions>
          </div>
          <CaseDesk card={card} className={styles.desk} />
        </div>
      </div>
    </section>
  );
}
