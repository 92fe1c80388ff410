import { type Status, StatusMark } from '@shared/ui';
import type { ComponentType, ReactNode } from 'react';
import styles from './flow-editor.module.css';

export interface FlowStep {
  number: string;
  name: string;
  /** What the step works on. */
  on?: string;
  status?: Status;
  /** In place of the status's own word, such as a duration. */
  word?: string;
  steps?: readonly FlowStep[];
}

export interface FlowComponent {
  name: string;
  Icon: ComponentType;
  chosen?: boolean;
}

interface FlowEditorProps {
  components: readonly (FlowComponent | string)[];
  steps: readonly FlowStep[];
  /** A third column, such as the chosen step's parameters. */
  side?: ReactNode;
}

/** The client's editor: components on the left (a plain string is a group's name), the flow caught half-way. */
export function FlowEditor({ components, steps, side }: FlowEditorProps) {
  return (
    <div className={side ? `${styles.editor} ${styles.three}` : styles.editor}>
      <ul className={styles.library}>
        {components.map((item) =>
          typeof item === 'string' ? (
            <li key={item} className={styles.group}>
              {item}
            </li>
          ) : (
            <li key={item.name} className={item.chosen ? styles.chosen : undefined}>
              <item.Icon />
              {item.name}
            </li>
          ),
        )}
      </ul>
      <Steps steps={steps} className={styles.flow} />
      {side}
    </div>
  );
}

function Steps({ steps, className }: { steps: readonly FlowStep[]; className?: string | undefined }) {
  return <ol className={className}>{steps.map(step)}</ol>;
}

function step({ number, name, on, status, word, steps }: FlowStep) {
  const classes = [steps && styles.loop, status === 'running' && styles.now, status === 'done' && styles.done];
  return (
    <li key={number} className={classes.filter(Boolean).join(' ') || undefined}>
      <i>{number}</i>
      {name}
      <span className={styles.on}>{on}</span>
      {status ? <StatusMark status={status}>{word}</StatusMark> : null}
      {steps ? <Steps steps={steps} /> : null}
    </li>
  );
}
