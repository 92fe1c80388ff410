import { useId } from 'react';
import { gradeLevelWords } from '@shared/contract/fields';
import { Scene, WeavePattern, type Weave } from '@shared/ui';
import styles from './learning-path.module.css';

const levels: readonly { label: string; note: string; weave: Weave; y: number }[] = [
  { ...gradeLevelWords.junior, weave: 'plain', y: 200 },
  { ...gradeLevelWords.intermediate, weave: 'twill', y: 120 },
  { ...gradeLevelWords.senior, weave: 'herringbone', y: 40 },
];

/** Three weaves, each finer to make than the one before, and the learner's thread on its way through the second. */
export function LearningPath() {
  const id = useId();
  return (
    <Scene
      label={`三级阶梯：${levels.map(({ label }) => label).join('、')}；第一级已学完，正学到第二级第 3 课，第三级还没开始`}
      className={styles.path}
    >
      <svg viewBox="0 0 1200 300" preserveAspectRatio="none" aria-hidden="true">
        <defs>
          {levels.map(({ weave }, index) => (
            <WeavePattern
              key={weave}
              id={id + String(index)}
              weave={weave}
              weft="#43566b"
              warp="#cfd6dc"
              warpWidth={13}
              weftHeight={10}
            />
          ))}
        </defs>
        {levels.map(({ y }, index) => (
          <rect
            key={y}
            x={index * 404}
            y={y}
            width="392"
            height={300 - y}
            fill={`url(#${id}${String(index)})`}
            stroke="#43566b"
          />
        ))}
        <path d="M0 197H392M404 117H524" className={styles.thread} />
      </svg>
      <i />
      <ol>
        {levels.map(({ label, note }, index) => (
          <li key={label} className={index === 1 ? styles.now : undefined}>
            <b>{label}</b>
            {note}
          </li>
        ))}
      </ol>
    </Scene>
  );
}
