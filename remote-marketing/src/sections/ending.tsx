import { Actions, text } from '@shared/ui';
import { usePage } from '@shared/ui/page';
import type { ComponentProps } from 'react';
import { ColumnHead } from './clauses';
import { type Entries, EntryList } from './entry-links';
import { FactList } from './fact-list';
import { Split } from './split';
import { ActionLinks, type ActionWords } from './start-actions';
import styles from './ending.module.css';

interface EndingProps extends Omit<ComponentProps<typeof ColumnHead>, 'children'> {
  actions: readonly ActionWords[];
  /** What to write, bring or expect, beside the buttons. */
  facts?: ComponentProps<typeof FactList>['facts'];
  /** Whether these come one after another, or are what a message says. */
  form?: 'steps' | 'note';
  /** What to read next, in their place; the page itself is left out. */
  next?: Entries;
  /** Whether the first way to ask is the phone. */
  call?: boolean;
}

/** The end of a page that is no story, in place of the shuttle: what to do, what to write, what to read, or a line alone. */
export function Ending({ facts, form, next, actions, call = false, ...head }: EndingProps) {
  const { path, config } = usePage();
  const { phone } = config.brand;
  const calls = call ? [{ label: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` }] : [];
  return (
    <section className={`${styles.end} ${form === 'note' ? styles.note : form || !(facts || next) ? styles.row : ''}`}>
      <div className={text.wrap}>
        <Split first={5}>
          <ColumnHead {...head}>
            <Actions className={styles.actions} prefetch>
              <ActionLinks actions={[...calls, ...actions].slice(0, 2)} />
            </Actions>
          </ColumnHead>
          {next ? <EntryList {...next} entries={next.entries.filter(({ href }) => href !== path)} /> : null}
          {facts ? <FactList facts={facts} thread={form === 'steps'} /> : null}
        </Split>
      </div>
    </section>
  );
}
