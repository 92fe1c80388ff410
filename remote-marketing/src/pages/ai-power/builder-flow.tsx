import styles from './builder-flow.module.css';

const nodes = [
  { place: 'ask', name: '收到问题', words: '来自工作群' },
  { place: 'sort', name: '分清意图', words: '报销 · 0.92' },
  { place: 'look', name: '查制度与职级', words: '命中 2 段 · 职级 P5' },
  { place: 'say', name: '直接回答', words: '附出处' },
  { place: 'act', name: '填报销单', words: '运行 RPA：报销填单' },
  { place: 'end', name: '回复并记下', words: '等待' },
] as const;

/** The application's flow: what has been passed is a dashed weft, what lies ahead a thin line. */
export function BuilderFlow() {
  return (
    <div className={styles.flow}>
      <svg viewBox="0 0 600 420" preserveAspectRatio="none" aria-hidden="true">
        <path
          className={styles.ahead}
          d="M300 226c0 44-150 14-150 62M150 300c0 62 150 20 150 74M450 316c0 46-150 12-150 58"
        />
        <path
          className={styles.passed}
          d="M150 60H450M450 60c90 0 90 68 0 72H240c-80 0-80 68 0 72M300 226c0 44 150 14 150 62"
        />
      </svg>
      {nodes.map(({ place, name, words }) => (
        <div key={place} className={styles[place]}>
          <b>{name}</b>
          {words}
        </div>
      ))}
    </div>
  );
}
