import type { ReactNode } from 'react';
import styles from './step-line.module.css';

interface StepLineProps {
  steps: readonly ReactNode[];
  /** Index of the step that is running; those before it are done. */
  running: number;
  className?: string | undefined;
}

/** Steps of a flow caught half-way: done, exactly one running, waiting. */
export function StepLine({ steps, running, className }: StepLineProps) {
  return (
    <ol className={className ? `${styles.steps} ${className}` : styles.steps}>
      {steps.map((step, index) => (
        <li key={index} className={index < running ? styles.done : index === running ? styles.now : undefined}>
          {step}
        </li>
      ))}
    </ol>
  );
}
