import { AppWindow, Scene, StepLine, ThreadSection } from '@shared/ui';
import { ColumnHead } from '../../sections/clauses';
import { FactList } from '../../sections/fact-list';
import { Split } from '../../sections/split';
import styles from './fact-sections.module.css';

interface FactSectionsProps {
  sections: readonly {
    tag: string;
    phrases: readonly string[];
    lead: string;
    facts: readonly { term: string; words: string }[];
    /** A window with steps of a flow, above the facts. */
    picture?: { label: string; title: string; steps: readonly string[]; running: number };
  }[];
  /** The number of sections above them: the thread changes sides with each. */
  before?: number;
}

export function FactSections({ sections, before = 0 }: FactSectionsProps) {
  const last = sections.length - 1;
  return sections.map(({ tag, facts, picture, ...head }, place) => (
    <ThreadSection
      key={tag}
      side={(place + before) % 2 === 1 && place !== last ? 'right' : 'left'}
      first={place + before === 0}
      last={place === last}
      {...(place + before > 0 && { tag })}
    >
      <Split first={4}>
        <ColumnHead {...head} />
        <div className={styles.facts}>
          {picture ? (
            <Scene label={picture.label} className={styles.picture}>
              <AppWindow title={picture.title}>
                <StepLine steps={picture.steps} running={picture.running} className={styles.steps} />
              </AppWindow>
            </Scene>
          ) : null}
          <FactList facts={facts} />
        </div>
      </Split>
    </ThreadSection>
  ));
}
