export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp';

export interface ImageFacts {
  type: ImageType;
  width: number;
  height: number;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Markers that begin a frame and say its size; the others of this range say something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** How a picture may be turned or mirrored. */
const TURNED = [2, 3, 4, 5, 6, 7, 8];
/** From this orientation on a camera lay on its side: what is shown is as high as the frame is wide. */
const LYING = 5;

/** Gives the bytes at a position, as many of `length` as there are. */
export type ReadAt = (position: number, length: number) => Promise<Buffer>;

/** What a picture is by its own bytes, and how large it is shown; null for anything that is no PNG, JPEG or WebP. */
export async function imageFacts(readAt: ReadAt): Promise<ImageFacts | null> {
  const start = await readAt(0, 32);
  if (start.subarray(0, 8).equals(PNG)) return pngFacts(start);
  if (start.length > 3 && start[0] === 0xff && start[1] === 0xd8 && start[2] === 0xff) return jpegFacts(readAt);
  if (text(start, 0, 4) === 'RIFF' && text(start, 8, 12) === 'WEBP') return webpFacts(start);
  return null;
}

const text = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

function sized(type: ImageType, width: number, height: number): ImageFacts | null {
  return width > 0 && height > 0 ? { type, width, height } : null;
}

function pngFacts(start: Buffer): ImageFacts | null {
  if (start.length < 24 || text(start, 12, 16) !== 'IHDR') return null;
  return sized('image/png', start.readUInt32BE(16), start.readUInt32BE(20));
}

function webpFacts(start: Buffer): ImageFacts | null {
  if (start.length < 30) return null;
  switch (text(start, 12, 16)) {
    case 'VP8 ':
      return sized('image/webp', start.readUInt16LE(26) & 0x3fff, start.readUInt16LE(28) & 0x3fff);
    case 'VP8L': {
      const bits = start.readUInt32LE(21);
      return sized('image/webp', (bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
    }
    case 'VP8X':
      return sized('image/webp', start.readUIntLE(24, 3) + 1, start.readUIntLE(27, 3) + 1);
    default:
      return null;
  }
}

/** Goes from segment to segment up to the first frame; how the camera was held may be before it. */
async function jpegFacts(readAt: ReadAt): Promise<ImageFacts | null> {
  let orientation = 1;
  for (let at = 2, segments = 0; segments < 1000; segments += 1) {
    const head = await readAt(at, 9);
    const marker = head[1] ?? 0;
    if (head.length < 9 || head[0] !== 0xff) return null;
    // Any marker may have more of these before it.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) {
      const [height, width] = [head.readUInt16BE(5), head.readUInt16BE(7)];
      return orientation < LYING ? sized('image/jpeg', width, height) : sized('image/jpeg', height, width);
    }
    const length = head.readUInt16BE(2);
    if (marker === 0xda || marker === 0xd9 || length < 2) return null;
    if (marker === 0xe1) orientation = orientationIn(await readAt(at + 4, Math.min(length - 2, 65_533)));
    at += 2 + length;
  }
  return null;
}

/** Of an Exif segment; 1, which is upright, where it says nothing. */
export function orientationIn(segment: Buffer): number {
  if (text(segment, 0, 6) !== 'Exif\0\0' || segment.length < 16) return 1;
  const exif = segment.subarray(6);
  const little = text(exif, 0, 2) === 'II';
  const short = (at: number) => (little ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const directory = little ? exif.readUInt32LE(4) : exif.readUInt32BE(4);
  if (directory + 2 > exif.length) return 1;
  for (let entry = 0, at = directory + 2; entry < short(directory); entry += 1, at += 12) {
    if (at + 12 > exif.length) return 1;
    if (short(at) === 0x0112) return TURNED.includes(short(at + 8)) ? short(at + 8) : 1;
  }
  return 1;
}

/** Reads bytes that are in memory. */
export function readerOf(bytes: Buffer): ReadAt {
  return (position, length) => Promise.resolve(bytes.subarray(position, position + length));
}
