import { useContent } from '@shared/ui/page';
import { Clauses } from '../../sections/clauses';
import { SectionHead } from '../../sections/section-head';
import styles from './sync-modes.module.css';
import shipped from './words.json';

/** Three rhythms of fetching, as picks on a strip of warps. */
export function SyncModes() {
  const pageWords = useContent('connector', shipped).modes;
  return (
    <SectionHead {...pageWords}>
      <ol className={styles.modes}>
        {pageWords.items.map(({ name, words, ticks, axis }) => (
          <li key={name}>
            <h3>{name}</h3>
            <div className={styles.axis} aria-hidden="true">
              <svg viewBox="0 0 480 40" preserveAspectRatio="none">
                {Array.from(ticks, (tick, index) => (
                  <rect
                    key={index}
                    x={index * 20 + 2}
                    y={tick === '.' ? 19 : 8}
                    width="16"
                    height={tick === '.' ? 2 : 24}
                    rx="2"
                    fill={fills[tick]}
                  />
                ))}
              </svg>
              {axis.map((time) => (
                <span key={time}>{time}</span>
              ))}
            </div>
            <Clauses>{words}</Clauses>
          </li>
        ))}
      </ol>
    </SectionHead>
  );
}

const fills: Readonly<Record<string, string>> = { '.': '#bfcdc9', '1': '#2e9e8d', '+': '#ffbc14' };
