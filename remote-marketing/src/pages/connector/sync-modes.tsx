import { Heading } from '@shared/ui';
import { Clauses } from '../../sections/clauses';
import styles from './sync-modes.module.css';

const modes = [
  {
    name: '按钟点取',
    words: '每小时、每天几点，或跟着站点的零点。到点没取成，隔几分钟再试。',
    ticks: '1...1...1...1...1...+...',
  },
  {
    name: '只取变了的',
    words: '记得上次取到哪一条，往后接着取。改过的旧单会重新带回来，覆盖那一行。',
    ticks: '11.1..111.1..11..1.1+...',
  },
  {
    name: '补一段',
    words: '断了三天，或要看去年的，选起止日期补回来。补的时候不影响正常的那条。',
    ticks: '1.1.1.......++++.1.1.1..',
  },
];

/** Three rhythms of fetching, as picks on a strip of warps. */
export function SyncModes() {
  return (
    <>
      <Heading level={2} phrases={['三种', '取法']} />
      <ol className={styles.modes}>
        {modes.map(({ name, words, ticks }) => (
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
