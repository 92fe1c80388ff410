import { Actions, text } from '@shared/ui';
import type { ComponentProps } from 'react';
import { ColumnHead } from './clauses';
import { FactList } from './fact-list';
import { Split } from './split';
import { ActionLinks, type ActionWords } from './start-actions';
import styles from './ending.module.css';

interface EndingProps extends Omit<ComponentProps<typeof ColumnHead>, 'children'> {
  /** What to write, bring or expect, beside the buttons. */
  facts: readonly { term: string; words: string }[];
  actions: readonly ActionWords[];
}

/** The end of a page that is no story, in place of the shuttle. */
export function Ending({ facts, actions, ...head }: EndingProps) {
  return (
    <section className={styles.end}>
      <div className={text.wrap}>
        <Split first={5}>
          <ColumnHead {...head}>
            <Actions className={styles.actions} prefetch>
              <ActionLinks actions={actions} />
            </Actions>
          </ColumnHead>
          <FactList facts={facts} />
        </Split>
      </div>
    </section>
  );
}
