import {
  BranchIcon,
  DocumentIcon,
  DownloadIcon,
  LoopIcon,
  ModelIcon,
  PointerIcon,
  type Status,
  StatusMark,
  TableIcon,
} from '@shared/ui';
import type { ComponentType, ReactNode } from 'react';
import styles from './flow-editor.module.css';

export interface FlowStep {
  number: string;
  name: string;
  /** The thing that the step works on. */
  on?: string;
  status?: Status;
  /** A word in place of the status's own, such as a duration. */
  word?: string;
  /** Turn of the step when a visitor runs the flow (`enhance-touch.ts`), and its word then: done, or while it asks for a person. */
  run?: { cue: number; word: string; asks?: boolean };
  steps?: readonly FlowStep[];
}

interface FlowComponent {
  name: string;
  Icon: ComponentType;
  chosen?: boolean;
}

/** Of the client's components, in their order; the fourth is chosen. */
const icons = [PointerIcon, DocumentIcon, DownloadIcon, TableIcon, DocumentIcon, LoopIcon, BranchIcon, ModelIcon];

/** The client's own library: its groups with their components. */
export function libraryOf(groups: readonly { group: string; components: readonly string[] }[]) {
  const names = groups.flatMap(({ components }) => components);
  return groups.flatMap(({ group, components }) => [
    group,
    ...components.map((name) => {
      const place = names.indexOf(name);
      return { name, Icon: icons[place] ?? DocumentIcon, chosen: place === 3 };
    }),
  ]);
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
      <ul className={styles.library} data-pane="library">
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
      <div className={styles.canvas} data-pane="flow">
        <Steps steps={steps} className={styles.flow} />
      </div>
      {side}
    </div>
  );
}

function Steps({ steps, className }: { steps: readonly FlowStep[]; className?: string | undefined }) {
  return <ol className={className}>{steps.map(step)}</ol>;
}

function step(flowStep: FlowStep) {
  const { number, name, on, status, run, steps } = flowStep;
  const classes = [steps && styles.loop, status === 'running' && styles.now, status === 'done' && styles.done];
  return (
    <li key={number} className={classes.filter(Boolean).join(' ') || undefined} data-cue={run?.cue}>
      <i>{number}</i>
      {name}
      <span className={styles.on}>{on}</span>
      <Marks {...flowStep} />
      {steps ? <Steps steps={steps} /> : null}
    </li>
  );
}

/** How the step stands. One that can be run has a mark for each state in the same place, so that nothing moves when it changes. */
function Marks({ status, word, run }: FlowStep) {
  const atRest = status ? (
    <StatusMark status={status} className={run ? styles.atRest : undefined}>
      {word}
    </StatusMark>
  ) : null;
  if (!run) return atRest;
  return (
    <span className={styles.marks}>
      {atRest}
      <StatusMark status="waiting" className={styles.atWaiting} />
      <StatusMark status="running" className={styles.atRunning}>
        {run.asks ? run.word : undefined}
      </StatusMark>
      {run.asks ? null : (
        <StatusMark status="done" className={styles.atDone}>
          {run.word}
        </StatusMark>
      )}
    </span>
  );
}
