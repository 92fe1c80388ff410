import { useId } from 'react';
import { useContent } from '@shared/ui/page';
import { gradeLevels, gradeLevelWords } from '@shared/contract/fields';
import { Scene, WeavePattern, type Weave } from '@shared/ui';
import styles from './learning-path.module.css';
import shipped from './words.json';

const weaves: readonly Weave[] = ['plain', 'twill', 'herringbone'];
/** How wide each level is woven: all of the first, of the second as far as its third lesson. */
const woven = [392, 120, 0] as const;

/** Three weaves, each finer to make than the one before, and the learner's thread on its way through the second. */
export function LearningPath() {
  const words = useContent('education', shipped).levels;
  const levels = gradeLevels.map((level, index) => ({
    ...gradeLevelWords[level],
    ...words[level],
    y: 200 - 80 * index,
  }));
  const id = useId();
  return (
    <Scene
      label={`三级阶梯：${levels.map(({ label }) => label).join('、')}；示例：第一级已学完，正学到第二级第 3 课，第三级还没开始`}
      className={styles.path}
    >
      <svg viewBox="0 0 1200 300" preserveAspectRatio="none" aria-hidden="true">
        <defs>
          {weaves.map((weave, index) => (
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
          <g key={y} fill={`url(#${id}${String(index)})`} stroke="#43566b">
            <rect x={index * 404} y={y} width="392" height={300 - y} opacity="0.35" />
            <rect x={index * 404} y={y} width={woven[index]} height={300 - y} />
          </g>
        ))}
        <path d="M0 197H392M404 117H524" className={styles.thread} />
      </svg>
      <i />
      <ol>
        {levels.map(({ label, note, facts, ends }, index) => (
          <li key={label} className={index === 1 ? styles.now : undefined}>
            <b>{label}</b>
            {note}
            <span>{facts}</span>
            <em>
              {words.ends}
              {ends}
            </em>
          </li>
        ))}
      </ol>
    </Scene>
  );
}
