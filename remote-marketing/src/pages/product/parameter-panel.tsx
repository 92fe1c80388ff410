import { useContent } from '@shared/ui/page';
import styles from './parameter-panel.module.css';
import shipped from './words.json';

/** The right side of the editor: the chosen step's parameters, and what the variables hold now. */
export function ParameterPanel() {
  const pageWords = useContent('product', shipped);
  return (
    <div className={styles.panel} data-pane="panel">
      <p>2.2&emsp;填写输入框</p>
      {pageWords.parameters.map(({ name, value, variable }) => (
        <div key={name} className={styles.field}>
          {name}
          <span>{variable ? <em>{value}</em> : value}</span>
        </div>
      ))}
      <p>变量</p>
      {pageWords.variables.map(({ name, value, found }) => (
        <div key={name} className={styles.variable} data-cue={found?.cue}>
          {name}
          <span>{value}</span>
          {found ? <span className={styles.found}>{found.value}</span> : null}
        </div>
      ))}
    </div>
  );
}
