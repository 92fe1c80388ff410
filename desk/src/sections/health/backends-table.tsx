import type { DataOf, deskHealth } from '@shared/contract/endpoints';
import { chinaTime } from '../../layout/china-clock';
import { SmallTable } from '../../layout/small-table';
import { inMegabytes } from './megabytes';

type Health = DataOf<typeof deskHealth>;

interface BackendsTableProps extends Pick<Health, 'backends'> {
  answering: string;
}

/** Every backend on the same database, as it said last. */
export function BackendsTable({ backends, answering }: BackendsTableProps) {
  return (
    <SmallTable
      label="所有后端"
      heads={['主机', '状态', '启动', '最近一次报到', 'Node', '内存']}
      rows={backends.map(({ id, host, away, startedAt, seenAt, node, memoryBytes }) => ({
        key: id,
        cells: [
          host,
          stateOf(away, id === answering),
          chinaTime(startedAt),
          chinaTime(seenAt),
          node,
          `${inMegabytes(memoryBytes)} MB`,
        ],
      }))}
      numbersFrom={5}
      named
    />
  );
}

function stateOf(away: boolean, isAnswering: boolean): string {
  if (isAnswering) return '在运行，这次是它回答的';
  return away ? '没有报到' : '在运行';
}
