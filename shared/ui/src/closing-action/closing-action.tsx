import type { ReactNode } from 'react';
import { Actions } from '../actions/actions';
import { Heading } from '../heading/heading';
import text from '../text/text.module.css';
import { ShuttleArt, type ShuttleArtProps } from '../weave/shuttle-art';
import styles from './closing-action.module.css';

interface ClosingActionProps extends Pick<ShuttleArtProps, 'weave' | 'dye'> {
  phrases: readonly string[];
  lead: string;
  /** The page's last buttons, the yellow one first: the thread ends in it. */
  children: ReactNode;
}

/** The dark end of a page, where its thread arrives at the button; stands right after the last `ThreadSection`. */
export function ClosingAction({ phrases, lead, weave, dye, children }: ClosingActionProps) {
  return (
    <section className={styles.end} data-tone="dark">
      <div className={`${text.wrap} ${styles.inner}`}>
        <div>
          <Heading level={2} display phrases={phrases} />
          <p className={`${text.lead} ${styles.lead}`}>{lead}</p>
          <Actions className={styles.tied} prefetch>
            {children}
          </Actions>
        </div>
        <ShuttleArt weave={weave} dye={dye} className={styles.art} />
      </div>
    </section>
  );
}
