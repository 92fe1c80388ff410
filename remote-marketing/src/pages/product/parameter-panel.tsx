import styles from './parameter-panel.module.css';

interface ParameterPanelProps {
  /** Number and name of the chosen step. */
  step: string;
  parameters: readonly { name: string; value: string; variable?: boolean }[];
  /** Heading of the variables. */
  heading: string;
  variables: readonly { name: string; value: string; found?: { cue: number; value: string } }[];
}

/** The right side of the editor: the chosen step's parameters, and what the variables hold now. */
export function ParameterPanel({ step, parameters, heading, variables }: ParameterPanelProps) {
  return (
    <div className={styles.panel} data-pane="panel">
      <p>{step}</p>
      {parameters.map(({ name, value, variable }) => (
        <div key={name} className={styles.field}>
          {name}
          <span>{variable ? <em>{value}</em> : value}</span>
        </div>
      ))}
      <p>{heading}</p>
      {variables.map(({ name, value, found }) => (
        <div key={name} className={styles.variable} data-cue={found?.cue}>
          {name}
          <span>{value}</span>
          {found ? <span className={styles.found}>{found.value}</span> : null}
        </div>
      ))}
    </div>
  );
}
