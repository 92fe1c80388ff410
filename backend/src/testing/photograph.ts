import sharp from 'sharp';

/**
 * A photograph of some weight, as far as a coder is concerned: light that falls off, shapes with edges, texture at every scale,
 * and the grain of a sensor. It weighs about 4 MB at 12 megapixels, as a phone's does.
 */
export async function photograph(width: number, height: number, number: number): Promise<Buffer> {
  const shapes = Array.from({ length: 40 }, (_, at) => {
    const [x, y] = [((at + number * 7) * 997) % width, ((at + number * 11) * 613) % height];
    const lines = `l${300 + at * 20} ${((at * 310) % 900) - 450} l${-at * 29} 500z`;
    return `<path d="M${x} ${y} ${lines}" fill="hsl(${(at * 47 + number * 30) % 360} 45% ${25 + (at % 50)}%)" opacity=".6"/>`;
  });
  const light = `<linearGradient id="l" x2="1" y2="1"><stop stop-color="#e8d9b8"/><stop offset="1" stop-color="#31485a"/></linearGradient>`;
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${light}
    <rect width="100%" height="100%" fill="url(#l)"/>${shapes.join('')}</svg>`;
  const layers = [];
  for (const [scale, sigma] of textures) {
    const size = { width: Math.ceil(width / scale), height: Math.ceil(height / scale) };
    const noise = { type: 'gaussian', mean: 128, sigma } as const;
    const small = sharp({ create: { ...size, channels: 3, background: '#888', noise } });
    const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const wide = sharp(data, { raw }).resize(width, height, { fit: 'fill' }).raw();
    const whole = await wide.toBuffer({ resolveWithObject: true });
    const { channels } = whole.info;
    layers.push({ input: whole.data, raw: { width, height, channels }, blend: 'soft-light' } as const);
  }
  return sharp(Buffer.from(scene)).composite(layers).jpeg({ quality: 92 }).toBuffer();
}

/** Pixels of a grain, and how much it differs from the next. */
const textures = [
  [48, 60],
  [12, 44],
  [4, 30],
  [1, 18],
] as const;
