import { escapeHtml } from '../../http/escape-html';

const FONT = 'font-family="PingFang SC, Microsoft YaHei, Noto Sans CJK SC, sans-serif"';
const SIZE = 30;

function lines(text: string, width: number): string[] {
  const chars = [...text];
  return Array.from({ length: Math.ceil(chars.length / width) }, (_, at) =>
    chars.slice(at * width, (at + 1) * width).join(''),
  );
}

function letters(text: string, { x, y, width, color }: { x: number; y: number; width: number; color: string }): string {
  const spans = lines(text, width).map((line, at) => `<tspan x="${x}" y="${y + at * 42}">${escapeHtml(line)}</tspan>`);
  return `<text ${FONT} font-size="${SIZE}" fill="${color}">${spans.join('')}</text>`;
}

/** The narrator's box at the top left. */
export function captionBox(text: string): string {
  const count = Math.min([...text].length, 20);
  const height = 26 + lines(text, 20).length * 42;
  return `<rect x="24" y="24" width="${count * SIZE + 40}" height="${height}" fill="#f0c75e" stroke="#12312f" stroke-width="4"/>${letters(text, { x: 44, y: 68, width: 20, color: '#12312f' })}`;
}

/** A speech bubble with its tail towards the first person. */
export function bubble(text: string, x: number): string {
  const perLine = Math.floor((760 - x - 50) / SIZE);
  const rows = lines(text, perLine);
  const width = Math.min([...text].length, perLine) * SIZE + 50;
  const height = 34 + rows.length * 42;
  return (
    `<path d="M${x + 10} ${215 + height / 2}l-62 36 66-2z" fill="#fff" stroke="#12312f" stroke-width="4"/>` +
    `<rect x="${x}" y="${210 - height / 2 + 30}" width="${width}" height="${height}" rx="30" fill="#fff" stroke="#12312f" stroke-width="4"/>` +
    letters(text, { x: x + 25, y: 210 - height / 2 + 78, width: perLine, color: '#12312f' })
  );
}
