import type { Status } from '@shared/ui';
import { mark } from './cells';
import { DayStrip } from './day-strip';
import { LineTable } from './line-table';

interface FleetProps {
  label: string;
  columns: readonly string[];
  items: readonly Readonly<Record<'name' | 'system' | 'work' | 'status' | 'word' | 'runs' | 'next', string>>[];
}

/** Computers, what each does now, and its day. */
export function Fleet({ label, columns, items }: FleetProps) {
  const rows = items.map(({ name, system, work, status, word, runs, next }) => [
    name,
    system,
    work,
    mark(status as Status, word),
    <DayStrip key={name} runs={runs} />,
    next,
  ]);
  return <LineTable label={label} columns={columns} rows={rows} />;
}
