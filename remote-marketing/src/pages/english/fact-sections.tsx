import { AppWindow, Scene, StepLine, TextLink, ThreadSection } from '@shared/ui';
import type { ReactNode } from 'react';
import { FactList } from '../../sections/fact-list';
import { SectionHead } from '../../sections/section-head';
import type { ActionWords } from '../../sections/start-actions';
import styles from './fact-sections.module.css';

interface SectionWords {
  phrases: readonly string[];
  lead: string;
}

interface FactSectionsProps {
  sections: readonly (SectionWords & {
    tag: string;
    facts?: readonly { term: string; words: string }[];
    /** A window with steps of a flow, beside the facts. */
    picture?: { label: string; title: string; steps: readonly string[]; running: number };
    /** The name of what stands below, as wide as the page. */
    shows?: string;
    action?: ActionWords;
  })[];
  /** What sections show, by its name: below their heading, or with it. */
  of: Readonly<Record<string, ReactNode | ((head: SectionWords) => ReactNode)>>;
  /** The number of sections above them: the thread changes sides with each. */
  before?: number;
}

/** What stands on top of a section: its heading, and what it shows. */
function show(head: SectionWords, shown: FactSectionsProps['of'][string]) {
  if (typeof shown === 'function') return shown(head);
  return <SectionHead {...head}>{shown ? <div>{shown}</div> : null}</SectionHead>;
}

export function FactSections({ sections, of, before = 0 }: FactSectionsProps) {
  const last = sections.length - 1;
  const isStraight = (place: number) => place + before === 0 || (place === last && (place + before) % 2 === 1);
  return sections.map(({ tag, facts, picture, shows, action, ...head }, place) => (
    <ThreadSection
      key={tag}
      side={(place + before) % 2 === 1 && place !== last ? 'right' : 'left'}
      first={isStraight(place)}
      last={place === last || isStraight(place + 1)}
      {...(!isStraight(place) && { tag })}
    >
      {show(head, shows ? of[shows] : null)}
      {facts ? (
        <div className={[styles.facts, picture && styles.beside, shows && styles.below].filter(Boolean).join(' ')}>
          {picture ? (
            <Scene label={picture.label}>
              <AppWindow title={picture.title}>
                <StepLine steps={picture.steps} running={picture.running} className={styles.steps} />
              </AppWindow>
            </Scene>
          ) : null}
          <FactList wide={!picture} facts={facts} />
        </div>
      ) : null}
      {action ? (
        <p className={styles.action}>
          <TextLink href={action.href}>{action.label}</TextLink>
        </p>
      ) : null}
    </ThreadSection>
  ));
}
