import { Link } from '@mui/material';
import { chinaTime } from '../../layout/china-clock';
import { Figure } from '../../layout/figure';
import { SmallTable } from '../../layout/small-table';
import type { Snapshot } from './use-canary';

/** The site with a channel of one's own choice. */
const siteAt = (channel: string) =>
  new URL(`../?channel=${encodeURIComponent(channel)}`, location.origin + location.pathname).href;

/** What visitors get, package by package: from stable, and from each canary. */
export function Channels({ stable, canaries, history }: Pick<Snapshot, 'stable' | 'canaries' | 'history'>) {
  const names = [
    ...new Set([...stable, ...canaries.flatMap(({ releases }) => namesIn(releases))].map(({ name }) => name)),
  ];
  const decided = (decision: Snapshot['history'][number] | undefined) => [
    decision ? chinaTime(decision.at) : '更早',
    decision?.by ?? '—',
    decision?.key ?? '—',
  ];
  const rows = names.flatMap((name) => {
    const live = stable.find((one) => one.name === name);
    const brought = history.find(({ number }) => number === live?.since);
    const row = (key: string, cells: readonly string[], channel: string) => ({
      key: `${name} ${key}`,
      cells: [
        name,
        ...cells,
        <Link
          key="try"
          href={siteAt(channel)}
          target="_blank"
          rel="noopener"
          aria-label={`打开 ${name} 的${cells[0] ?? ''}`}
        >
          打开
        </Link>,
      ],
    });
    return [
      ...(live ? [row('stable', ['正式版', live.version, ...decided(brought)], 'stable')] : []),
      ...canaries.flatMap(({ id, releases, percent }) => {
        const version = releases[name];
        const begun = history.findLast((decision) => decision.canaries.some((one) => one.id === id));
        return version === undefined ? [] : [row(id, [`试行版 ${percent}%`, version, ...decided(begun)], name)];
      }),
    ];
  });
  return (
    <Figure title="访客看到的">
      <SmallTable
        label="访客看到的"
        lines
        named
        heads={['包', '通道', '版本', '从什么时候', '谁决定的', '谁的密钥', '看一看']}
        rows={rows}
      />
    </Figure>
  );
}

const namesIn = (releases: Snapshot['canaries'][number]['releases']) => Object.keys(releases).map((name) => ({ name }));
