import { ArrowIcon, Link } from '@shared/ui';
import { type Template, templateHref } from '../content/templates';
import { Leaves } from './leaves';
import { filled } from './filled';
import styles from './flow-cards.module.css';
import { Plain } from './plain';

interface FlowCardsProps {
  phrases: readonly string[];
  /** How much one saves, at `{saves}`. */
  saves: string;
  flows: readonly Template[];
}

/** Flows to take, each with what it leaves; nothing where there is none. */
export function FlowCards({ phrases, saves, flows }: FlowCardsProps) {
  if (flows.length === 0) return null;
  return (
    <Plain>
      <h2 className={styles.title}>{phrases.join('')}</h2>
      <ul className={styles.cards}>
        {flows.map((flow) => (
          <li key={flow.id}>
            <div>
              <h3>
                <Link href={templateHref(flow)}>{flow.name}</Link>
              </h3>
              <p>{flow.words}</p>
              {flow.saves ? (
                <small>
                  {filled(saves, { saves: flow.saves })}
                  <ArrowIcon />
                </small>
              ) : null}
            </div>
            <Leaves picture {...flow} />
          </li>
        ))}
      </ul>
    </Plain>
  );
}
