import { Heading } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { Clauses } from '../../sections/clauses';
import styles from './sync-modes.module.css';
import shipped from './words.json';

/** Three rhythms of fetching, as picks on a strip of warps. */
export function SyncModes() {
  const pageWords = useContent('connector', shipped).modes;
  return (
    <>
      <Heading level={2} phrases={pageWords.phrases} />
      <ol className={styles.modes}>
        {pageWords.items.map(({ name, words, ticks }) => (
          <li key={name}>
            <h3>{name}</h3>
            <svg viewBox="0 0 480 40" preserveAspectRatio="none" aria-hidden="true">
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
            <Clauses>{words}</Clauses>
          </li>
        ))}
      </ol>
    </>
  );
}

const fills: Readonly<Record<string, string>> = { '.': '#bfcdc9', '1': '#2e9e8d', '+': '#ffbc14' };
