import styles from './parameter-panel.module.css';

const parameters = [
  { name: '目标', value: '统一信用代码' },
  { name: '填入', value: '名录 . 信用代码', variable: true },
  { name: '填完', value: '按回车' },
  { name: '出错时', value: '重试 2 次，再跳过' },
];

/** `found` is what a run of the flow puts into the variable, at which step. */
const variables: readonly { name: string; value: string; found?: { cue: number; value: string } }[] = [
  { name: '名录 . 名称', value: '…五金制品厂' },
  { name: '名录 . 信用代码', value: '9133…7Q' },
  { name: '名录 . 状态', value: '—', found: { cue: 4, value: '异常' } },
];

/** The right side of the editor: the chosen step's parameters, and what the variables hold now. */
export function ParameterPanel() {
  return (
    <div className={styles.panel} data-pane="panel">
      <p>2.2&emsp;填写输入框</p>
      {parameters.map(({ name, value, variable }) => (
        <div key={name} className={styles.field}>
          {name}
          <span>{variable ? <em>{value}</em> : value}</span>
        </div>
      ))}
      <p>变量</p>
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
