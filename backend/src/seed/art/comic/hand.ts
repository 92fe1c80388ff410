import { cast, type Who } from './cast';

export type HandName = 'open' | 'type' | 'fist' | 'point';

/** The wrist at the origin, the fingers towards +x. */
export function hand(name: HandName, who: Who): string {
  const { skin, skinShade } = cast[who];
  const finger = (d: string, width = 8.5) =>
    `<path d="${d}" stroke="${skin}" stroke-width="${width}" stroke-linecap="round" fill="none"/>`;
  const fold = (d: string, width: number) =>
    `<path d="${d}" stroke="${skinShade}" stroke-width="${width}" fill="none" stroke-linecap="round"/>`;
  const palm = (ry: number) => `<ellipse cx="12" rx="14" ry="${ry}" fill="${skin}"/>`;
  const fist = `<rect y="-13" width="28" height="27" rx="11" fill="${skin}"/>${fold('M18-7h9M19-1h9M18 5h9', 2.2)}${finger('M7-9C12-17 20-15 21-10', 8)}`;
  switch (name) {
    case 'open':
      return `${finger('M18-8L33-15M20-3L39-6M20 3L39 4M18 8L34 13')}${finger('M9-8L15-24', 9)}${palm(13)}${fold('M6 4c4 3 9 3 13 1', 2)}`;
    case 'type':
      return `${finger('M18-8L27-11M20-3L32-4M20 3L32 4M18 8L28 11')}${finger('M8 9L18 19', 9)}${palm(12)}${fold('M21-5l4-1M22 0h4M21 5l4 1', 1.8)}`;
    case 'point':
      return `${finger('M22-8L46-9')}${fist}`;
    case 'fist':
      return fist;
  }
}
