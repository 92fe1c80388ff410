import type { ReactNode } from 'react';
import type * as ui from '..';
import { text } from '..';
import styles from './specimen.module.css';

export type Tone = 'light' | 'dark';

interface SpecimenProps {
  name: string;
  /** Names under which `shared/ui` exports it. */
  pieces: readonly (keyof typeof ui)[];
  use: string;
  /** Change under the pointer and under the keyboard. */
  touched?: string;
  /** The states, once on each ground; by the ground where names and ids are given, which must differ. */
  children: ReactNode | ((tone: Tone) => ReactNode);
}

/** A piece of the kit: its name, when to use it, and its states on a light and on a dark ground. */
export function Specimen({ name, pieces, use, touched, children }: SpecimenProps) {
  return (
    <section className={styles.specimen} aria-label={name} data-pieces={pieces.join(' ')}>
      <h3>{name}</h3>
      {pieces.length > 0 ? <p className={`${text.mono} ${styles.pieces}`}>{pieces.join(' · ')}</p> : null}
      <p>{use}</p>
      {touched ? <p className={text.note}>{touched}</p> : null}
      <div className={styles.grounds}>
        {(['light', 'dark'] as const).map((tone) => (
          <div key={tone} className={styles.ground} data-tone={tone}>
            {typeof children === 'function' ? children(tone) : children}
          </div>
        ))}
      </div>
    </section>
  );
}

export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.state}>
      <p className={text.note}>{name}</p>
      {children}
    </div>
  );
}
