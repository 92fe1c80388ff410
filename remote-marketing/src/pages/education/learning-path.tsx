import { useId } from 'react';
import { Scene, WeavePattern, type Weave } from '@shared/ui';
import styles from './learning-path.module.css';

const levels: readonly { name: string; can: string; weave: Weave; y: number }[] = [
  { name: '一级　会用', can: '录一条，定时跑', weave: 'plain', y: 220 },
  { name: '二级　会搭', can: '判断、循环、接表格', weave: 'twill', y: 160 },
  { name: '三级　会治', can: '出错能自己接着跑', weave: 'basket', y: 100 },
  { name: '四级　会教', can: '拆成包，带别人用', weave: 'herringbone', y: 40 },
];

/** Four weaves, each finer to make than the one before, and the learner's thread on its way through the second. */
export function LearningPath() {
  const id = useId();
  return (
    <Scene label="四级阶梯：一级会用已完成，二级会搭学到第 3 课，三级会治、四级会教还没开始" className={styles.path}>
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
          <g key={y} opacity={index > 1 ? 0.45 : 1}>
            <rect x={index * 300} y={y} width="292" height={300 - y} fill="#fff" />
            <rect x={index * 300} y={y} width="292" height={300 - y} fill={`url(#${id}${String(index)})`} />
          </g>
        ))}
        <path d="M0 217H292M300 157H450" className={styles.thread} />
        <path d="M440 157c12-11 21-15 32-15s20 4 32 15c-12 11-21 15-32 15s-20-4-32-15z" fill="#ffbc14" />
      </svg>
      <ol>
        {levels.map(({ name, can }, index) => (
          <li key={name} className={index === 1 ? styles.now : undefined}>
            <b>{name}</b>
            {can}
          </li>
        ))}
      </ol>
    </Scene>
  );
}
