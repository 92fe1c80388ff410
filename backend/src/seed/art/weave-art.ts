import { svg } from './svg';

const palettes = [
  ['#0c4a47', '#e0a82e', '#cfe0d6'],
  ['#20485f', '#f0c75e', '#d8e3ea'],
  ['#5a3b52', '#e7b75a', '#eadde6'],
  ['#3f5a2f', '#f0c75e', '#dfe8d4'],
] as const;

/** A woven picture that is each number's own: for covers of works. */
export function drawWeave(number: number, width: number, height: number): string {
  const [warp, weft, ground] = palettes[number % palettes.length] ?? palettes[0];
  const step = 24 + (number % 3) * 8;
  const threads: string[] = [`<rect width="${width}" height="${height}" fill="${ground}"/>`];
  for (let x = step; x < width; x += step) {
    threads.push(`<path d="M${x} 0V${height}" stroke="${warp}" stroke-width="${6 + ((x / step) % 3)}" opacity=".85"/>`);
  }
  for (let y = step; y < height; y += step) {
    const dash = 2 + ((y / step + number) % 4);
    threads.push(
      `<path d="M0 ${y}H${width}" stroke="${weft}" stroke-width="6" stroke-dasharray="${step * dash} ${step * (6 - dash)}" stroke-dashoffset="${(number * y) % (step * 6)}"/>`,
    );
  }
  return svg(width, height, threads);
}

/** A sample visitor's picture. */
export function drawAvatar(number: number): string {
  const [coat, , ground] = palettes[number % palettes.length] ?? palettes[0];
  return svg(96, 96, [
    `<rect width="96" height="96" fill="${ground}"/><circle cx="48" cy="40" r="20" fill="#f3cfa6"/>`,
    `<path d="M26 38c-2-24 14-28 22-28s26 4 22 28c-6-12-14-14-22-14s-16 2-22 14z" fill="#2b2420"/>`,
    `<path d="M12 96c0-28 14-38 36-38s36 10 36 38z" fill="${coat}"/>`,
  ]);
}
