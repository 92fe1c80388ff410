import { color, round } from './palette';
import { shade } from './shade';

export interface Size {
  width: number;
  height: number;
}

const fill = ({ width, height }: Size, paint: string) => `<rect width="${width}" height="${height}" fill="${paint}"/>`;

/** Warps of the dark panels. */
function warps({ width, height }: Size, step: number): string {
  const lines = Array.from(
    { length: Math.ceil(width / step) },
    (_, at) => `M${round(step / 2 + at * step)} 0V${height}`,
  );
  return `<path d="${lines.join('')}" stroke="#0f4a49" stroke-width="2.5"/>`;
}

export const dayWall = (size: Size) => fill(size, color.pine100) + fill(size, shade('wall'));
export const warmWall = (size: Size) => fill(size, '#fbeac4') + fill(size, shade('warm'));
export const nightWall = (size: Size) => fill(size, color.pine700) + fill(size, shade('dark'));
export const darkLoom = (size: Size) => fill(size, color.pine) + warps(size, 22);

/** The turn of the story: rays from what changes it. */
export function rays(size: Size, [x, y]: readonly [number, number]): string {
  const blades = Array.from({ length: 26 }, (_, at) => {
    const angle = (at / 26) * 2 * Math.PI;
    const point = (turn: number, radius: number) =>
      `${round(x + Math.cos(angle + turn) * radius)} ${round(y + Math.sin(angle + turn) * radius)}`;
    return `M${point(0, 110)}L${point(0.06, 640)}L${point(-0.06, 640)}z`;
  });
  return fill(size, color.weft50) + `<path d="${blades.join('')}" fill="#ffe9b0"/>`;
}

/** A table across the panel, its front in shadow. */
export function desk({ width, height }: Size, top: number): string {
  return (
    `<rect y="${top}" width="${width}" height="${height - top}" fill="${color.pine}"/><rect y="${top + 22}" width="${width}" height="${height - top - 22}" fill="${shade('desk')}"/>` +
    `<rect y="${top}" width="${width}" height="9" fill="${color.pine700}"/>`
  );
}

interface Pane extends Size {
  x: number;
  y: number;
}

export function dayWindow({ x, y, width, height }: Pane): string {
  const blinds = Array.from({ length: Math.floor(width / 16) }, (_, at) => `M${x + at * 16 + 8} ${y}v${height}`);
  return (
    `<rect x="${x - 8}" y="${y - 8}" width="${width + 16}" height="${height + 16}" fill="#fff"/><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${color.pine200}"/>` +
    `<circle cx="${round(x + width * 0.2)}" cy="${round(y + height * 0.34)}" r="${round(height * 0.2)}" fill="${color.weft300}"/>` +
    `<path d="M${x} ${y + height}v-40l${round(width * 0.24)}-24 ${round(width * 0.27)} 30 ${round(width * 0.3)}-44 ${round(width * 0.19)} 60v18z" fill="${color.pine300}"/>` +
    `<path d="${blinds.join('')}" stroke="#fff" stroke-width="3.5" opacity=".8"/><rect x="${x - 14}" y="${y + height + 6}" width="${width + 28}" height="11" fill="#fff"/>`
  );
}

/** The moon and the few windows still lit. */
export function nightWindow({ x, y, width, height }: Pane): string {
  const lit = [0.12, 0.3, 0.62, 0.8].map(
    (part, at) =>
      `<rect x="${round(x + width * part)}" y="${round(y + height - 30 - (at % 2) * 22)}" width="9" height="12" fill="${at === 2 ? color.weft300 : color.pine500}"/>`,
  );
  return (
    `<rect x="${x - 8}" y="${y - 8}" width="${width + 16}" height="${height + 16}" fill="${color.pine500}"/><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${color.deep}"/>` +
    `<circle cx="${round(x + width * 0.7)}" cy="${round(y + height * 0.32)}" r="${round(height * 0.17)}" fill="${color.weft50}"/><circle cx="${round(x + width * 0.63)}" cy="${round(y + height * 0.28)}" r="${round(height * 0.15)}" fill="${color.deep}"/>` +
    `<path d="M${x} ${y + height}v-52h${round(width * 0.26)}v-22h${round(width * 0.2)}v34h${round(width * 0.14)}v-30h${round(width * 0.22)}v20h${round(width * 0.18)}v50z" fill="#0b3d3b"/>${lit.join('')}` +
    `<path d="M${x + width / 2} ${y}v${height}" stroke="${color.pine500}" stroke-width="6"/><rect x="${x - 14}" y="${y + height + 6}" width="${width + 28}" height="11" fill="${color.pine500}"/>`
  );
}

/** An open door at the right edge, dark behind it. */
export function doorway({ width, height }: Size, x: number): string {
  return `<rect x="${x}" y="96" width="${width - x}" height="${height - 96}" fill="${color.pine700}"/>`;
}

export function doorPost({ height }: Size, x: number): string {
  return `<rect x="${x - 12}" y="84" width="12" height="${height - 84}" fill="#fff"/>`;
}
