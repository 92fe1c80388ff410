import { Fold } from '@shared/ui';
import type { ComponentProps } from 'react';
import { ColumnHead } from '../../sections/clauses';
import { filled } from '../../sections/filled';
import styles from './component-section.module.css';

interface ComponentSectionProps extends ComponentProps<typeof ColumnHead> {
  /** Unfolds them on a phone; `{count}` is how many there are. */
  unfold: string;
  groups: readonly { name: string; components: readonly string[] }[];
}

/** The components by their groups, the heading in the first place. */
export function ComponentSection({ groups, unfold, ...head }: ComponentSectionProps) {
  return (
    <div className={styles.groups}>
      <div data-tone="dark">
        <ColumnHead {...head} />
      </div>
      <Fold label={filled(unfold, { count: groups.flatMap(({ components }) => components).length })}>
        {groups.map(({ name, components }) => (
          <section key={name}>
            <h3>
              {name} <small>{components.length}</small>
            </h3>
            <ul>
              {components.map((component) => (
                <li key={component}>{component}</li>
              ))}
            </ul>
          </section>
        ))}
      </Fold>
    </div>
  );
}
