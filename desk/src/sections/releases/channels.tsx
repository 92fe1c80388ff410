import { Link } from '@mui/material';
import { chinaTime } from '../../layout/china-clock';
import { Figure } from '../../layout/figure';
import { SmallTable } from '../../layout/small-table';
import type { Snapshot } from './use-canary';

/** The site with a channel of one's own choice. */
const siteAt = (channel: string) =>
  new URL(`../?channel=${encodeURIComponent(channel)}`, location.origin + location.pathname).href;

interface Row {
  words: string;
  version: string;
  /** Undefined where the history does not go back as far. */
  decision: Snapshot['history'][number] | undefined;
}

/** What visitors get, package by package: from stable, and from each canary. */
export function Channels({ stable, canaries, history }: Pick<Snapshot, 'stable' | 'canaries' | 'history'>) {
  const names = new Set([
    ...stable.map(({ name }) => name),
    ...canaries.flatMap(({ releases }) => Object.keys(releases)),
  ]);
  const rows = [...names].flatMap((name) => {
    const live = stable.find((one) => one.name === name);
    const brought = history.find(({ number }) => number === live?.since);
    const row = (channel: string, { words, version, decision }: Row) => ({
      key: `${name} ${words}`,
      cells: [
        name,
        words,
        <Link
          key="try"
          href={siteAt(channel)}
          target="_blank"
          rel="noopener"
          aria-label={`${version}：打开 ${name} 的${words}`}
        >
          {version}
        </Link>,
        decision ? chinaTime(decision.at) : '更早',
        decision?.by ?? '—',
        decision?.key ?? '—',
      ],
    });
    return [
      ...(live ? [row('stable', { words: '正式版', version: live.version, decision: brought })] : []),
      ...canaries.flatMap(({ id, releases, percent }) => {
        const version = releases[name];
        const decision = history.findLast(({ canaries: then }) => then.some((one) => one.id === id));
        return version === undefined ? [] : [row(name, { words: `试行版 ${percent}%`, version, decision })];
      }),
    ];
  });
  return (
    <Figure title="访客看到的">
      <SmallTable
        label="访客看到的"
        lines
        named
        heads={['包', '通道', '版本', '从什么时候', '谁决定的', '谁的密钥']}
        rows={rows}
      />
    </Figure>
  );
}
