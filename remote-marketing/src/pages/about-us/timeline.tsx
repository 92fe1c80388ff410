import { useId } from 'react';
import { WeavePattern } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import styles from './timeline.module.css';
import shipped from './words.json';

const cloths = [
  { weave: 'plain', weft: '#0b7568', warp: '#c1ddd9' },
  { weave: 'plain', weft: '#0b7568', warp: '#c1ddd9' },
  { weave: 'herringbone', weft: '#0b7568', warp: '#c1ddd9' },
  { weave: 'basket', weft: '#56720f', warp: '#d5dcc3' },
  { weave: 'jacquard', weft: '#1d5faf', warp: '#c6d7eb' },
] as const;

/** The years as rows of a cloth that grows, each in the weave of what was made. */
export function Timeline() {
  const id = useId();
  const { years } = useContent('about-us', shipped).history;
  return (
    <ol className={styles.years}>
      {years.map(({ year, what, made }, index) => (
        <li key={year}>
          <b>{year}</b>
          <p>{what}</p>
          <span>{made}</span>
          <svg width="100%" height="24" aria-hidden="true">
            <WeavePattern id={id + String(index)} {...(cloths[index] ?? cloths[0])} warpWidth={8} weftHeight={6} />
            <rect
              width={`${String(Math.round(((index + 1) / years.length) * 100))}%`}
              height="100%"
              fill={`url(#${id}${String(index)})`}
            />
          </svg>
        </li>
      ))}
    </ol>
  );
}
