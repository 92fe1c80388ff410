import { useId } from 'react';
import { Scene, WeavePattern } from '@shared/ui';
import type { Editions } from '../../content/shapes';
import styles from './edition-cloth.module.css';

/** A thread through four cloths, each closer woven than the one before: the same client in four editions. */
export function EditionCloth({ editions, label }: Pick<Editions, 'editions'> & { label?: string }) {
  const id = useId();
  return (
    <Scene
      label={label ?? `一根线依次穿过四段布：${editions.map(({ name }) => name).join('、')}`}
      className={styles.cloth}
    >
      <svg height="72" aria-hidden="true">
        <defs>
          {editions.map(({ name, weave }, index) => (
            <WeavePattern
              key={name}
              id={id + String(index)}
              weave={weave}
              weft="#2e9e8d"
              warp="#b4e0d6"
              warpWidth={10 - index}
              weftHeight={8 - index}
            />
          ))}
        </defs>
        {editions.map(({ name }, index) => (
          <rect
            key={name}
            x={`${String((index * 76) / 3)}%`}
            width="24%"
            height="72"
            fill={`url(#${id}${String(index)})`}
          />
        ))}
        <path d="M0 36h5000" className={styles.thread} />
      </svg>
      <i />
    </Scene>
  );
}
