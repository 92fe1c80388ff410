import { crc32 } from 'node:zlib';
import { orientationIn } from './image-facts';

type PictureType = 'image/png' | 'image/jpeg';

/**
 * A picture without what its camera wrote into it: place, time, device, preview, further pictures behind it. How it is turned and
 * what its colours mean stays. Its pixels are not touched; null where it is broken off before they begin.
 */
export function withoutMetadata(bytes: Buffer, type: PictureType): Buffer | null {
  return type === 'image/jpeg' ? jpegWithout(bytes) : pngWithout(bytes);
}

const SCAN = 0xda;
const END = 0xd9;
const EXIF = 0xe1;
/** Beside the picture itself: JFIF, and what its colours mean. */
const isKept = (marker: number, data: Buffer) => {
  const begins = (name: string) => data.toString('latin1', 0, name.length) === name;
  if (marker < 0xe0) return true;
  if (marker === 0xe0) return begins('JFIF\0');
  return marker === 0xe2 ? begins('ICC_PROFILE\0') : marker === 0xee && begins('Adobe');
};

function jpegWithout(bytes: Buffer): Buffer | null {
  const head: Buffer[] = [];
  const rest: Buffer[] = [];
  let orientation = 1;
  let hasScan = false;
  for (let at = 2; at + 1 < bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) break;
    if (at + 4 > bytes.length) break;
    let end = at + 2 + bytes.readUInt16BE(at + 2);
    const data = bytes.subarray(at + 4, end);
    if (marker === EXIF && orientation === 1) orientation = orientationIn(data);
    // What is scanned follows its head, up to the next marker.
    if (marker === SCAN) {
      hasScan = true;
      end = endOfScan(bytes, end);
    }
    // JFIF stands first.
    if (isKept(marker, data)) (marker === 0xe0 ? head : rest).push(bytes.subarray(at, end));
    at = end;
  }
  if (!hasScan) return null;
  const turned = orientation === 1 ? [] : [exifSegment(orientation)];
  return Buffer.concat([Buffer.from([0xff, 0xd8]), ...head, ...turned, ...rest, Buffer.from([0xff, END])]);
}

/** A 0xff in it is followed by zero, or by the number of a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) return at;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

/** One entry: how the picture is turned. */
function exifOf(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('II', 'latin1');
  tiff.writeUInt16LE(42, 2);
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(0x0112, 10);
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(orientation, 18);
  return tiff;
}

function exifSegment(orientation: number): Buffer {
  const data = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exifOf(orientation)]);
  const head = Buffer.from([0xff, EXIF, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** Chunks that say how pixels are shown; all others are words. */
const shown: ReadonlySet<string> = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'bKGD', 'pHYs'],
  ...['acTL', 'fcTL', 'fdAT'],
]);
const PNG_HEAD = 8;

function pngWithout(bytes: Buffer): Buffer | null {
  const kept: Buffer[] = [bytes.subarray(0, PNG_HEAD)];
  let hasPixels = false;
  for (let at = PNG_HEAD; at + 12 <= bytes.length;) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    const data = bytes.subarray(at + 8, end - 4);
    if (name === 'eXIf') kept.push(...turnedChunk(data));
    else if (shown.has(name)) kept.push(bytes.subarray(at, end));
    hasPixels ||= name === 'IDAT';
    if (name === 'IEND') break;
    at = end;
  }
  return hasPixels ? Buffer.concat(kept) : null;
}

function turnedChunk(data: Buffer): Buffer[] {
  const orientation = orientationIn(Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), data]));
  if (orientation === 1) return [];
  const body = Buffer.concat([Buffer.from('eXIf', 'latin1'), exifOf(orientation)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  sum.writeUInt32BE(crc32(body));
  return [Buffer.concat([length, body, sum])];
}
