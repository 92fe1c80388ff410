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
  /** The number of last phrases in the second colour. */
  dim?: number;
  lead: ReactNode;
  actions?: readonly ActionWords[];
  dark?: boolean;
  /** `beside`: lead and actions on the right; `stacked`: all on the left, with room for a picture on the right. */
  arrange?: 'beside' | 'stacked';
  /** The picture on the right of a stacked opening. */
  picture?: ReactNode;
  /** Content below the words, as wide as the measure. */
  children?: ReactNode;
  className?: string | undefined;
}

/** The opening of an inner page: the way here, two short sentences, what it is, and the one action. */
export function Opening(props: OpeningProps) {
  const {
    crumbs,
    crumbsLabel,
    phrases,
    dim = 1,
    lead,
    actions,
    dark,
    arrange = 'beside',
    picture,
    children,
    className,
  } = props;
  const words = (
    <div className={styles.words}>
      <Lead>{lead}</Lead>
      {actions ? (
        <Actions>
          <ActionLinks actions={actions} />
        </Actions>
      ) : null}
    </div>
  );
  return (
    <section
      className={[styles.opening, dark ? styles.dark : styles.light, className].filter(Boolean).join(' ')}
      data-tone={dark ? 'dark' : 'light'}
    >
      <div className={text.wrap}>
        <Breadcrumb items={crumbs} label={crumbsLabel} />
        <div className={`${styles.head} ${styles[arrange]}`}>
          {arrange === 'beside' ? (
            <>
              <Heading level={1} display phrases={phrases} dim={dim} />
              {words}
            </>
          ) : (
            <>
              <div>
                <Heading level={1} display phrases={phrases} dim={dim} />
                {words}
              </div>
              {picture}
            </>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
