import { Scene } from '@shared/ui';
import styles from './woven-word.module.css';

/** The characters 答 and 办 on a grid each: a jacquard, drawn first and woven line by line. */
const answer = [
  '....##.......##.......',
  '...##.......##........',
  '..##########.#########',
  '.##..##....##..##.....',
  '##....##..##....##....',
  '.........####.........',
  '........######........',
  '......###....###......',
  '....###........###....',
  '.####............####.',
  '##....##########....##',
  '......##########......',
  '......................',
  '....##############....',
  '....##############....',
  '....##..........##....',
  '....##..........##....',
  '....##..........##....',
  '....##############....',
  '....##############....',
];
const act = [
  '.........##...........',
  '.........##...........',
  '.........##...........',
  '.#################....',
  '.#################....',
  '.........##.....##....',
  '.........##.....##....',
  '.........##.....##....',
  '...##....##.....##.##.',
  '...##....##.....##.##.',
  '..##.....##.....##..##',
  '..##....##......##..##',
  '.##.....##......##..##',
  '.##....##.......##...#',
  '......###.......##....',
  '.....##.........##....',
  '....##..........##....',
  '..####.........##.....',
  '####......#######.....',
  '##.........####.......',
];

const cell = { width: 10, height: 11 };
const blank = { columns: 4, rows: 3 };
const glyphs = [
  { lines: answer, left: blank.columns },
  { lines: act, left: blank.columns * 2 + 22 },
];
const columns = 22 * 2 + blank.columns * 3;
const rows = 20 + blank.rows * 2;
const viewBox = `0 0 ${String(columns * cell.width)} ${String(rows * cell.height)}`;

/** A woven 答办, the weave of AI Power: its picks are laid in from the top once, then it hangs. */
export function WovenWord() {
  return (
    <figure className={styles.word}>
      <Scene label="织出来的两个字：答、办" className={styles.cloth}>
        <svg viewBox={viewBox}>
          <path d={warps()} stroke="#12504f" strokeWidth="5.4" />
          <path d={ground()} stroke="#2e9e8d" strokeWidth="6" strokeLinecap="round" />
        </svg>
        <div className={styles.picks}>
          <div>
            <svg viewBox={viewBox}>
              <path d={glyphs.map(floats).join('')} stroke="#b4e0d6" strokeWidth="8.6" strokeLinecap="round" />
            </svg>
          </div>
        </div>
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
      if (![-1, 0, 1].some((beside) => inWord(row, column + beside)))
        path += `M${String(column * cell.width + 4)} ${middle(row)}h2`;
    }
  }
  return path;
}

function inWord(row: number, column: number): boolean {
  return glyphs.some(({ lines, left }) => lines[row - blank.rows]?.[column - left] === '#');
}

function floats({ lines, left }: (typeof glyphs)[number]): string {
  return lines
    .flatMap((line, row) =>
      [...line.matchAll(/#+/g)].map(({ index, 0: run }) => {
        const from = (left + index) * cell.width + 4;
        const to = (left + index + run.length) * cell.width - 4;
        return `M${String(from)} ${middle(row + blank.rows)}H${String(to)}`;
      }),
    )
    .join('');
}

function middle(row: number): string {
  return String((row + 0.5) * cell.height);
}
