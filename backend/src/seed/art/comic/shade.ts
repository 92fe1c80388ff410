import { color, round } from './palette';

const matrices = {
  plain: ['1010', '0101', '1010', '0101'],
  twill: ['1100', '0110', '0011', '1001'],
  basket: ['1100', '1100', '0011', '0011'],
  satin: Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 8 }, (__, column) => (column === (row * 3) % 8 ? '1' : '0')).join(''),
  ),
  herring: ['11001001', '01100011', '00110110', '10011100', '11001001', '01100011', '00110110', '10011100'],
} as const;

interface Shade {
  weave: keyof typeof matrices;
  /** Width of a warp and height of a weft. */
  cell: readonly [number, number];
  color: string;
  opacity: number;
}

/** Shadow is always cloth: one weave a person, others for walls and desks. */
const shades = {
  amian: { weave: 'plain', cell: [9, 6], color: '#1e8071', opacity: 0.75 },
  laoma: { weave: 'basket', cell: [6, 5], color: color.rust, opacity: 0.8 },
  juanjie: { weave: 'satin', cell: [7, 5], color: '#7d2a43', opacity: 0.85 },
  shuttle: { weave: 'herring', cell: [7, 5], color: color.pine400, opacity: 0.9 },
  desk: { weave: 'twill', cell: [9, 6], color: color.pine700, opacity: 0.9 },
  wall: { weave: 'plain', cell: [14, 9], color: '#c6e2da', opacity: 0.7 },
  dark: { weave: 'plain', cell: [16, 9], color: '#0b4544', opacity: 0.9 },
  skin: { weave: 'twill', cell: [9, 6], color: '#dfae88', opacity: 0.55 },
  warm: { weave: 'plain', cell: [14, 9], color: '#f4dca4', opacity: 0.7 },
} as const satisfies Record<string, Shade>;

export type ShadeName = keyof typeof shades;

export const shade = (name: ShadeName) => `url(#tx-${name})`;

/** Only the wefts: the ground colour shows between them. */
function wefts(rows: readonly string[], [width, height]: readonly [number, number]): string {
  return rows
    .map((row, at) =>
      [...row.matchAll(/1+/g)]
        .map(({ 0: run, index }) => {
          const from = round(index * width + height * 0.42);
          const to = round((index + run.length) * width - height * 0.42);
          return `M${from} ${round((at + 0.5) * height)}H${to}`;
        })
        .join(''),
    )
    .join('');
}

function pattern(name: ShadeName): string {
  const { weave, cell, color: stroke, opacity } = shades[name];
  const rows: readonly string[] = matrices[weave];
  const [width, height] = cell;
  return (
    `<pattern id="tx-${name}" width="${(rows[0]?.length ?? 1) * width}" height="${rows.length * height}" patternUnits="userSpaceOnUse">` +
    `<path d="${wefts(rows, cell)}" fill="none" stroke="${stroke}" stroke-width="${round(height * 0.78)}" stroke-linecap="round" opacity="${opacity}"/></pattern>`
  );
}

/** The definitions that a drawing refers to, and no others. */
export function shadesUsedIn(drawing: string): string {
  const names = Object.keys(shades).filter((name): name is ShadeName => drawing.includes(`url(#tx-${name})`));
  return `<defs>${names.map(pattern).join('')}</defs>`;
}
