import { Scene } from '@shared/ui';
import styles from './woven-word.module.css';

/** The characters 答 and 办 on a 12-by-12 grid each: a jacquard, drawn first and woven line by line. */
const answer = [
  '..##....##..',
  '..#######.#.',
  '.##.#..##...',
  '##...##..##.',
  '....####....',
  '..##....##..',
  '##.######.##',
  '............',
  '..########..',
  '..##....##..',
  '..##....##..',
  '..########..',
];
const act = [
  '....##......',
  '....##......',
  '.#########..',
  '....##...#..',
  '....##...#..',
  '.#..##...##.',
  '.#..##...#.#',
  '##..#....#.#',
  '#..##....#..',
  '...#....##..',
  '..##....##..',
  '##....###...',
];

const cell = { width: 16, height: 14 };
const blank = { columns: 2, rows: 2 };
const columns = 12 * 2 + blank.columns * 3;
const rows = 12 + blank.rows * 2;

/** A woven 答办, the weave of AI Power. */
export function WovenWord() {
  return (
    <figure className={styles.word}>
      <Scene label="织出来的两个字：答、办">
        <svg viewBox={`0 0 ${String(columns * cell.width)} ${String(rows * cell.height)}`}>
          <path d={warps()} stroke="#12504f" strokeWidth="7" />
          <path d={ground()} stroke="#2e9e8d" strokeWidth="7" strokeLinecap="round" />
          <path d={floats(answer, blank.columns)} stroke="#b4e0d6" strokeWidth="11" strokeLinecap="round" />
          <path d={floats(act, blank.columns * 2 + 12)} stroke="#b4e0d6" strokeWidth="11" strokeLinecap="round" />
        </svg>
      </Scene>
      <figcaption>提花：图样先定好，再一行行织出来</figcaption>
    </figure>
  );
}

function warps(): string {
  const height = rows * cell.height;
  return Array.from(
    { length: columns },
    (_, column) => `M${String((column + 0.5) * cell.width)} 0V${String(height)}`,
  ).join('');
}

/** Sparse points of weft, as in a satin ground, where the word is not. */
function ground(): string {
  let path = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = (row * 5) % 8; column < columns; column += 8) {
      if (!inWord(row, column)) path += `M${String(column * cell.width + 6)} ${middle(row)}h4`;
    }
  }
  return path;
}

function inWord(row: number, column: number): boolean {
  return [
    [answer, blank.columns],
    [act, blank.columns * 2 + 12],
  ].some(([glyph, left]) => (glyph as string[])[row - blank.rows]?.[column - (left as number)] === '#');
}

function floats(glyph: readonly string[], left: number): string {
  return glyph
    .flatMap((line, row) =>
      [...line.matchAll(/#+/g)].map(({ index, 0: run }) => {
        const from = (left + index) * cell.width + 6;
        const to = (left + index + run.length) * cell.width - 6;
        return `M${String(from)} ${middle(row + blank.rows)}H${String(to)}`;
      }),
    )
    .join('');
}

function middle(row: number): string {
  return String((row + 0.5) * cell.height);
}
