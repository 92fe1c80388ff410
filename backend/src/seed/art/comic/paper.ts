import { color, round } from './palette';

export interface Place {
  x: number;
  y: number;
  rotate?: number;
  scale?: number;
}

export const at = ({ x, y, rotate = 0, scale = 1 }: Place, drawing: string) =>
  `<g transform="translate(${x} ${y}) rotate(${rotate}) scale(${scale})">${drawing}</g>`;

/** The same numbers for the same seed: a panel is always the same bytes. */
function scatter(seed: number): () => number {
  let state = Math.abs(Math.round(seed)) + 7;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

/** One filled form; `wrong` has a red line that somebody must look at. */
export function sheet(place: Place, wrong = false): string {
  const mark = wrong
    ? `<path d="M-20 18h30" stroke="${color.red}" stroke-width="5"/><circle cx="16" cy="-24" r="8" fill="${color.red}"/>`
    : `<rect x="12" y="-28" width="11" height="9" fill="${color.pine400}"/>`;
  return at(
    place,
    `<rect x="-30" y="-38" width="60" height="76" rx="3" fill="${color.paper}"/><path d="M-20-24h26M-20-12h40M-20-2h34M-20 8h40M-20 18h22" stroke="${color.pine200}" stroke-width="5"/>${mark}`,
  );
}

/** A pile, from its foot. */
export function pile(x: number, y: number, { sheets, width = 110 }: { sheets: number; width?: number }): string {
  const random = scatter(x * 3 + sheets);
  const rows = Array.from({ length: sheets }, (_, row) => {
    const shift = (random() - 0.5) * 16 + Math.sin(row / 3) * 6;
    return `<rect x="${round(x - width / 2 + shift)}" y="${round(y - (row + 1) * 8)}" width="${width}" height="8" rx="1.5" fill="${row % 4 === 1 ? color.pine200 : color.paper}" stroke="${color.edge}" stroke-width="1.2"/>`;
  });
  const top = `<path d="M${-width / 2} 0L${-width / 2 + 16}-12H${width / 2 + 10}L${width / 2} 0z" fill="${color.paper}" stroke="${color.edge}" stroke-width="1.2"/>`;
  return rows.join('') + at({ x, y: round(y - sheets * 8 - 1) }, top);
}

interface Sea {
  y: number;
  width: number;
  sheets: number;
  seed: number;
}

/** A wave of forms across the panel. */
export function paperSea({ y, width, sheets, seed }: Sea): string {
  const random = scatter(seed);
  return Array.from({ length: sheets }, (_, index) =>
    sheet({
      x: round((index * width) / (sheets - 1) + (random() - 0.5) * 16),
      y: round(y + Math.sin(index * 1.25 + seed) * 16 + (random() - 0.5) * 12),
      rotate: round((random() - 0.5) * 90),
    }),
  ).join('');
}

/** A till roll that curls over the desk, from its free end at the left. */
export function roll(place: Place, length: number): string {
  const marks = Array.from({ length: Math.floor(length / 24) }, (_, row) => `M${14 + row * 24}-12v24`).join('');
  return at(
    place,
    `<path d="M0-22H${length}C${length + 26}-22 ${length + 26} 22 ${length} 22H0l8-9-8-8 8-9-8-9z" fill="${color.paper}" stroke="${color.edge}" stroke-width="1.5"/><path d="${marks}" stroke="${color.pine200}" stroke-width="5"/>`,
  );
}
