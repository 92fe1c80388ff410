import type { ComponentProps } from 'react';
import { ColumnHead } from '../../sections/clauses';
import styles from './component-section.module.css';

interface ComponentSectionProps extends ComponentProps<typeof ColumnHead> {
  groups: readonly { name: string; components: readonly string[] }[];
}

/** The components by their groups, the heading in the first place. */
export function ComponentSection({ groups, ...head }: ComponentSectionProps) {
  return (
    <div className={styles.groups}>
      <div data-tone="dark">
        <ColumnHead {...head} />
      </div>
      {groups.map(({ name, components }) => (
        <div key={name}>
          <h3>
            {name} <small>{components.length}</small>
          </h3>
          <ul>
            {components.map((component) => (
              <li key={component}>{component}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
