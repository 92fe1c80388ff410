import type { Status } from '@shared/ui';
import type { ComponentProps, ReactNode } from 'react';
import { mark } from './cells';
import { DayLegend, DayStrip } from './day-strip';
import styles from './day-strip.module.css';
import { LineTable } from './line-table';

interface FleetProps {
  label: string;
  columns: readonly string[];
  items: readonly Readonly<Record<'name' | 'system' | 'work' | 'status' | 'word' | 'runs' | 'next', string>>[];
  children: ReactNode;
  legend: ComponentProps<typeof DayLegend>['words'];
}

/** Computers, what each does now, and its day, below their heading. */
export function Fleet({ label, columns, items, legend, children }: FleetProps) {
  const rows = items.map(({ name, system, work, status, word, runs, next }) => [
    name,
    system,
    work,
    mark(status as Status, word),
    <DayStrip key={name} runs={runs} />,
    next,
  ]);
  return (
    <div className={styles.board} data-tone="dark">
      {children}
      <LineTable label={label} columns={columns} rows={rows} />
      <DayLegend words={legend} />
    </div>
  );
}
