import type { ReactNode } from 'react';
import { Scene } from '@shared/ui';
import styles from './message-way.module.css';

interface MessageWayProps {
  heading: string;
  /** Each a name, and what happens. */
  steps: readonly (readonly string[])[];
  /** What the drawing shows. */
  label: string;
  drawing: ReactNode;
  note?: string;
}

/** What follows from a message, and the message on its way: carried along the thread to where it gets its number. */
export function MessageWay({ heading, steps, label, drawing, note }: MessageWayProps) {
  return (
    <section className={styles.way}>
      <h2>{heading}</h2>
      <ol>
        {steps.map(([title, said]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{said}</p>
          </li>
        ))}
      </ol>
      {note === undefined ? null : <p>{note}</p>}
      <Scene label={label}>{drawing}</Scene>
    </section>
  );
}
