import type { ReactNode } from 'react';
import { Actions, Heading, text } from '@shared/ui';
import { usePage } from '@shared/ui/page';
import { Lead } from './clauses';
import { filled } from './filled';
import styles from './hero.module.css';
import { ActionLinks, type ActionWords } from './start-actions';

interface HeroProps {
  phrases: readonly string[];
  /** `{client}` in it stands for the client's name, which no line breaks. */
  lead: string;
  note: string;
  actions: readonly ActionWords[];
  /** The picture below the words. */
  children: ReactNode;
}

/** The dark opening of a home page. */
export function Hero({ phrases, lead, note, actions, children }: HeroProps) {
  const client = usePage().config.brand.client.replaceAll(' ', '\u00a0');
  return (
    <section className={styles.hero} data-tone="dark">
      <div className={`${text.wrap} ${styles.inner}`}>
        <Heading level={1} display phrases={phrases} dim={1} />
        <div className={styles.intro}>
          <Lead>{filled(lead, { client })}</Lead>
          <Actions>
            <ActionLinks actions={actions} />
          </Actions>
          <p className={text.note}>{note}</p>
        </div>
      </div>
      {children}
    </section>
  );
}
