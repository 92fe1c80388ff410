import { escapeHtml } from '../../http/escape-html';

const FONT = 'font-family="PingFang SC, Microsoft YaHei, Noto Sans CJK SC, sans-serif"';
const SIZE = 30;

/** What no line may begin with. */
const CLOSING = /^[，。？！、：；…”》）]/;

/** The text in lines of about that many characters; a line is one longer rather than that the next begins with a closing mark. */
function lines(text: string, width: number): string[] {
  const chars = Array.from(text);
  const rows: string[] = [];
  for (let at = 0; at < chars.length;) {
    let end = Math.min(at + width, chars.length);
    while (CLOSING.test(chars[end] ?? '')) end += 1;
    rows.push(chars.slice(at, end).join(''));
    at = end;
  }
  return rows;
}

function letters(text: string, { x, y, width, color }: { x: number; y: number; width: number; color: string }): string {
  const spans = lines(text, width).map((line, at) => `<tspan x="${x}" y="${y + at * 42}">${escapeHtml(line)}</tspan>`);
  return `<text ${FONT} font-size="${SIZE}" fill="${color}">${spans.join('')}</text>`;
}

/** The narrator's box at the top left. */
export function captionBox(text: string): string {
  const count = longest(lines(text, 20));
  const height = 26 + lines(text, 20).length * 42;
  return `<rect x="24" y="24" width="${count * SIZE + 40}" height="${height}" fill="#f0c75e" stroke="#12312f" stroke-width="4"/>${letters(text, { x: 44, y: 68, width: 20, color: '#12312f' })}`;
}

/** A speech bubble with its tail towards the first person; `middle` is its height in the picture. */
export function bubble(text: string, middle: number): string {
  const x = 330;
  const rows = lines(text, 12);
  const width = longest(rows) * SIZE + 50;
  const height = 34 + rows.length * 42;
  const top = middle - height / 2;
  return (
    `<path d="M${x + 30} ${middle + height / 2 - 4}L${x - 40} ${middle + height / 2 + 30}L${x + 70} ${middle + height / 2 - 4}" fill="#fff" stroke="#12312f" stroke-width="4"/>` +
    `<rect x="${x}" y="${top}" width="${width}" height="${height}" rx="30" fill="#fff" stroke="#12312f" stroke-width="4"/>` +
    letters(text, { x: x + 25, y: top + 48, width: 12, color: '#12312f' })
  );
}

function longest(rows: readonly string[]): number {
  return Math.max(...rows.map((row) => Array.from(row).length));
}
