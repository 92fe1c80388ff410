import type { ComponentProps } from 'react';
import { AppWindow, Scene } from '@shared/ui';
import { Sheet } from './sheet';
import styles from './sheet-window.module.css';

const AMOUNT = /^[＋−]?[\d,.]+%?$/;

interface SheetWindowProps {
  name: string;
  result: Pick<ComponentProps<typeof Sheet>, 'columns' | 'marked'> & { rows: readonly (readonly string[])[] };
  /** Whether it is a picture, and not the page's own table. */
  picture?: boolean;
}

/** What a flow leaves, in a window: amounts to the right, rows for somebody to look at in yellow. */
export function SheetWindow({ name, result: { rows, ...result }, picture }: SheetWindowProps) {
  const isAmount = (place: number) => rows.every((row) => AMOUNT.test(row[place] ?? ''));
  const columns = result.columns.map((column, place) => (isAmount(place) ? `>${column}` : column));
  const window = (
    <AppWindow title={`${name} · 示例`} className={styles.window}>
      <Sheet caption={name} columns={columns} rows={rows} marked={result.marked} />
    </AppWindow>
  );
  if (!picture) return window;
  return <Scene label={`示例表“${name}”：${result.columns.join('、')}，${rows.length} 行`}>{window}</Scene>;
}
