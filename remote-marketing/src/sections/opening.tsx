import type { ReactNode } from 'react';
import type { Crumb } from '@shared/contract';
import { Actions, Breadcrumb, Heading, text } from '@shared/ui';
import { Lead } from './clauses';
import { ActionLinks, type ActionWords } from './start-actions';
import styles from './opening.module.css';

interface OpeningProps {
  crumbs: readonly Crumb[];
  /** The name of the way here, in another language than Chinese. */
  crumbsLabel?: string;
  phrases: readonly string[];
  lead: ReactNode;
  actions?: readonly ActionWords[];
  dark?: boolean;
  /** Stands on the right; all words are then on the left, and without it lead and actions are. */
  picture?: ReactNode;
  /** Content below the words, as wide as the measure. */
  children?: ReactNode;
  className?: string | undefined;
}

/** The opening of an inner page: the way here, two short sentences, what it is, and the one action. */
export function Opening(props: OpeningProps) {
  const { crumbs, crumbsLabel, phrases, lead, actions, dark, picture, children, className } = props;
  const words = (
    <>
      <Heading level={1} display phrases={phrases} dim={1} />
      <div className={styles.words}>
        <Lead>{lead}</Lead>
        {actions ? (
          <Actions>
            <ActionLinks actions={actions} />
          </Actions>
        ) : null}
      </div>
    </>
  );
  return (
    <section
      className={[styles.opening, dark ? styles.dark : styles.light, className].filter(Boolean).join(' ')}
      data-tone={dark ? 'dark' : 'light'}
    >
      <div className={text.wrap}>
        <Breadcrumb items={crumbs} label={crumbsLabel} />
        <div className={`${styles.head} ${picture ? styles.stacked : styles.beside}`}>
          {picture ? <div>{words}</div> : words}
          {picture}
        </div>
        {children}
      </div>
    </section>
  );
}
