import { AppWindow, Scene } from '@shared/ui';
import { Sheet } from './sheet';
import styles from './sheet-window.module.css';

const AMOUNT = /^[＋−]?[\d,.]+%?$/;

interface SheetWindowProps {
  name: string;
  result: { columns: readonly string[]; rows: readonly (readonly string[])[]; marked?: readonly number[] | undefined };
  /** Whether it is a picture, and not the page's own table. */
  picture?: boolean;
}

/** What a flow leaves, in a window: amounts to the right, rows for somebody to look at in yellow. */
export function SheetWindow({ name, result: { columns, rows, marked }, picture }: SheetWindowProps) {
  const window = (
    <AppWindow title={`${name}　·　示例`} className={styles.window}>
      <Sheet
        caption={name}
        columns={columns.map((column, place) =>
          rows.every((row) => AMOUNT.test(row[place] ?? '')) ? `>${column}` : column,
        )}
        rows={rows}
        marked={marked}
      />
    </AppWindow>
  );
  if (!picture) return window;
  return <Scene label={`示例表“${name}”：${columns.join('、')}，${rows.length} 行`}>{window}</Scene>;
}
