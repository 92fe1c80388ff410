import { escapeHtml } from '../../../http/escape-html';
import { color, round } from './palette';

interface BubbleLook {
  x: number;
  y: number;
  /** Lines apart by `|`; at most 13 characters each, at most two. */
  text: string;
  /** Which corner of the box `x` and `y` name. */
  anchor?: 'tl' | 'tr' | 'tc' | 'bl' | 'br';
  /** Where the tail ends: a mouth or beside it. */
  tail?: readonly [number, number];
  size?: number;
}

export const FONT = 'font-family="PingFang SC, Microsoft YaHei, Noto Sans CJK SC, Noto Sans SC, sans-serif"';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Lettered extends Box {
  lines: readonly string[];
  size: number;
  padding: number;
}

const ems = (text: string) => Array.from(text).reduce((sum, char) => sum + (char.charCodeAt(0) < 128 ? 0.58 : 1), 0);

function place({ x, y, text, anchor = 'tl', size = 25 }: BubbleLook): Lettered {
  const lines = text.split('|');
  const padding = size * 0.62;
  const width = Math.max(...lines.map(ems)) * size + size * 1.6;
  const height = lines.length * size * 1.34 - size * 0.34 + 2 * padding + 4;
  const left = anchor.includes('r') ? x - width : anchor.includes('c') ? x - width / 2 : x;
  const top = anchor.includes('b') ? y - height : y;
  return { left, top, right: left + width, bottom: top + height, lines, size, padding };
}

function letters({ left, right, top, lines, size, padding }: Lettered, fill: string): string {
  return lines
    .map((line, at) => {
      const y = round(top + padding + size * 0.9 + at * size * 1.34);
      return `<text ${FONT} x="${round((left + right) / 2)}" y="${y}" text-anchor="middle" font-size="${size}" font-weight="600" fill="${fill}">${escapeHtml(line)}</text>`;
    })
    .join('');
}

/** The narrator's dark block. */
export function caption(look: BubbleLook): string {
  const box = place({ size: 22, ...look });
  return `<rect x="${round(box.left)}" y="${round(box.top)}" width="${round(box.right - box.left)}" height="${round(box.bottom - box.top)}" fill="${color.deep}" stroke="${color.pine400}" stroke-width="2"/>${letters(box, '#fff')}`;
}

/** A person speaks: round corners. */
export function speech(look: BubbleLook): string {
  const box = place(look);
  return outline(box, Math.min(24, (box.bottom - box.top) / 2), look.tail) + letters(box, color.ink);
}

/** 小梭 speaks: a cloth label between two yellow seams. */
export function label(look: BubbleLook): string {
  const box = place(look);
  const seam = (y: number) => `M${round(box.left + 8)} ${round(y)}H${round(box.right - 8)}`;
  return (
    outline(box, 5, look.tail) +
    `<path d="${seam(box.top + 7)}${seam(box.bottom - 7)}" stroke="${color.weft}" stroke-width="3" stroke-dasharray="9 6"/>` +
    letters(box, color.ink)
  );
}

function outline({ left, top, right, bottom }: Box, radius: number, tail: BubbleLook['tail']): string {
  const body = `<rect x="${round(left)}" y="${round(top)}" width="${round(right - left)}" height="${round(bottom - top)}" rx="${round(radius)}" fill="#fff" stroke="${color.ink}" stroke-width="2.5"/>`;
  return tail ? body + tailTo({ left, top, right, bottom }, radius, tail) : body;
}

const within = (value: number, from: number, to: number) => Math.max(from, Math.min(to, value));
const HALF = 11;

/** Longer tails cut the picture in two; the direction is enough. */
const LONGEST = 52;

/** A bent thorn from the side of the box that faces the speaker; its fill hides the edge it grows from. */
function tailTo(
  { left, top, right, bottom }: Box,
  radius: number,
  [mouthX, mouthY]: readonly [number, number],
): string {
  const nearX = within(mouthX, left, right);
  const nearY = within(mouthY, top, bottom);
  const part = Math.min(1, LONGEST / Math.hypot(mouthX - nearX, mouthY - nearY));
  const x = nearX + (mouthX - nearX) * part;
  const y = nearY + (mouthY - nearY) * part;
  const inset = radius + HALF;
  const upright = y > bottom || y < top;
  const edge = y > bottom ? bottom : y < top ? top : x > right ? right : left;
  const inward = (y > bottom ? -1 : y < top ? 1 : x > right ? -1 : 1) * 2;
  const middle = upright ? within(x, left + inset, right - inset) : within(y, top + inset, bottom - inset);
  const far = upright ? (edge + y) / 2 : (edge + x) / 2;
  const at = (along: number, across: number) =>
    upright ? `${round(along)} ${round(across)}` : `${round(across)} ${round(along)}`;
  const path = `M${at(middle - HALF, edge)}Q${at(middle - HALF * 0.3, far)} ${round(x)} ${round(y)}Q${at(middle + HALF * 0.8, far)} ${at(middle + HALF, edge)}`;
  const root = `M${at(middle - HALF + 1.4, edge)}L${at(middle + HALF - 1.4, edge)}`;
  return (
    `<path d="${path}" fill="#fff" stroke="${color.ink}" stroke-width="2.5" stroke-linejoin="round"/>` +
    `<path d="${root}" stroke="#fff" stroke-width="4" transform="translate(${upright ? `0 ${inward / 4}` : `${inward / 4} 0`})"/>`
  );
}

/** A sound, one or two characters. */
export function sound(text: string, { x, y, size, rotate }: { x: number; y: number; size: number; rotate: number }) {
  return `<text ${FONT} x="${x}" y="${y}" font-size="${size}" font-weight="800" fill="#fff" stroke="${color.deep}" stroke-width="6" paint-order="stroke" transform="rotate(${rotate} ${x} ${y})">${escapeHtml(text)}</text>`;
}

/** Words on things: screens, boards, slips. */
export function print(
  text: string,
  at: { x: number; y: number; size: number; fill?: string; anchor?: 'start' | 'middle' },
) {
  return `<text ${FONT} x="${at.x}" y="${at.y}" font-size="${at.size}" font-weight="700" fill="${at.fill ?? color.ink}" text-anchor="${at.anchor ?? 'middle'}">${escapeHtml(text)}</text>`;
}
