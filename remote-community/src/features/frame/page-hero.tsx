import type { ReactNode } from 'react';
import type { Crumb } from '@shared/contract';
import { Breadcrumb, Heading, text } from '@shared/ui';
import styles from './page-hero.module.css';

interface PageHeroProps {
  crumbs: readonly Crumb[];
  /** The name of the way here, in another language than Chinese. */
  crumbsLabel?: string;
  phrases: readonly string[];
  dim?: number;
  lead: string;
  note?: string;
  /** Content under the lead. */
  children?: ReactNode;
  /** Content beside the words. */
  picture?: ReactNode;
  dark?: boolean;
  /** The picture is taller than the words, which are at its top. */
  tall?: boolean;
  /** A page to work on: the words stand beside the heading, and what is worked on begins higher. */
  low?: boolean;
}

/** The light head of an inner page. */
export function PageHero(props: PageHeroProps) {
  const { crumbs, crumbsLabel, phrases, dim = 0, lead, note, children, picture } = props;
  const { dark = false, tall = false, low = false } = props;
  return (
    <section className={styles.hero} data-tone={dark ? 'dark' : 'light'}>
      <div className={text.wrap}>
        <Breadcrumb items={crumbs} label={crumbsLabel} />
        <div className={styles.columns} data-picture={picture !== undefined} data-tall={tall} data-low={low}>
          <div className={styles.words}>
            <Heading level={1} phrases={phrases} dim={dim} />
            <div className={styles.below}>
              <p className={text.lead}>{lead}</p>
              {note ? <p className={text.note}>{note}</p> : null}
              {children}
            </div>
          </div>
          {picture}
        </div>
      </div>
    </section>
  );
}
