import { print } from './bubble';
import { color } from './palette';
import { at, type Place } from './paper';

interface Monitor {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How far the foot reaches down. */
  foot?: number;
}

/** From its upper left corner; `inner` is drawn on the glass. */
export function monitor({ x, y, width, height, foot = 34 }: Monitor, inner: string): string {
  return at(
    { x, y },
    `<path d="M${width / 2 - 14} ${height}h28l8 ${foot}h-44z" fill="${color.pine700}"/><rect x="${width / 2 - 50}" y="${height + foot - 4}" width="100" height="9" rx="4" fill="${color.pine700}"/>` +
      `<rect width="${width}" height="${height}" rx="9" fill="${color.deep}"/><rect x="10" y="10" width="${width - 20}" height="${height - 20}" rx="3" fill="#fff"/>${inner}`,
  );
}

interface TableLook extends Place {
  title: string;
  width: number;
  rows: number;
  /** How many are done. */
  done: number;
  /** Rows that wait for a person. */
  wrong?: readonly number[];
}

/** A window with rows: done ones are green, those that need somebody red. */
export function table({ title, width, rows, done, wrong = [], ...place }: TableLook): string {
  const height = 46 + rows * 19;
  const lines = Array.from({ length: rows }, (_, row) => {
    const stroke = wrong.includes(row) ? color.red : row < done ? color.pine400 : color.pine100;
    return `<path d="M12 ${48 + row * 19}h${width - 24}" stroke="${stroke}" stroke-width="8"/>`;
  });
  return at(
    place,
    `<rect width="${width}" height="${height}" rx="7" fill="#fff"/><path d="M0 30V7a7 7 0 017-7h${width - 14}a7 7 0 017 7v23z" fill="${color.pine300}"/>${print(title, { x: width / 2, y: 22, size: 17 })}${lines.join('')}`,
  );
}

/** Lines of figures on a monitor. */
export function figures(width: number, rows: number): string {
  const columns = [0, 0.4, 0.68] as const;
  return Array.from({ length: rows }, (_, row) =>
    columns
      .map((from, at_) => {
        const length = width * (0.2 + ((row * 7 + at_ * 5) % 4) * 0.02);
        return `<path d="M${Math.round(26 + from * (width - 46))} ${40 + row * 26}h${Math.round(length)}" stroke="${color.pine200}" stroke-width="7"/>`;
      })
      .join(''),
  ).join('');
}

/** Two columns of words on a board on the wall. */
export function board(place: Place & { width: number; height: number }, inner: string): string {
  return at(
    place,
    `<rect width="${place.width}" height="${place.height}" rx="6" fill="${color.pine700}"/><rect x="10" y="10" width="${place.width - 20}" height="${place.height - 20}" fill="${color.paper}"/>${inner}`,
  );
}

/** A bar chart for the meeting; `gap` is the bar that nobody filled in, `filled` how it stands afterwards. */
export function chart(place: Place, gap: 'empty' | 'filled'): string {
  const heights = [92, 132, 0, 112, 74] as const;
  const bars = heights.map((height, index) => {
    const x = 26 + index * 52;
    if (height > 0) return `<rect x="${x}" y="${166 - height}" width="34" height="${height}" fill="${color.pine400}"/>`;
    return gap === 'filled'
      ? `<rect x="${x}" y="48" width="34" height="118" fill="${color.pine500}"/>`
      : `<rect x="${x}" y="52" width="34" height="114" fill="none" stroke="${color.red}" stroke-width="3.5" stroke-dasharray="7 6"/>`;
  });
  const names = ['华北', '华南', '华东', '西南', '东北'].map((name, index) =>
    print(name, { x: 43 + index * 52, y: 190, size: 17 }),
  );
  return at(place, `<path d="M16 166h270" stroke="${color.ink}" stroke-width="3.5"/>${bars.join('')}${names.join('')}`);
}
