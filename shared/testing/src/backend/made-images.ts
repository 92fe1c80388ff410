import { deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A whole PNG of one grey; `mark` makes one that differs from others of its size. */
export function madePng(width: number, height: number, mark = 0): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const rows = Buffer.alloc((width + 1) * height, mark % 256);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function crc32(bytes: Buffer): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return (rest ^ 0xffffffff) >>> 0;
}

/** Where the camera of a made JPEG was, in each of its parts that tell. */
export const PLACE = 'GPS 31.2304N 121.4737E';

/** A JPEG as phones write them: place and preview in front, further pictures behind. Its pixels are none. */
export function cameraJpeg({ width, height, orientation }: { width: number; height: number; orientation: number }) {
  const frame = Buffer.alloc(15, 1);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  const begin = Buffer.from([0xff, 0xd8]);
  const end = Buffer.from([0xff, 0xd9]);
  const scan = Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]);
  const picture = [segment(0xc0, frame), segment(0xda, Buffer.alloc(10, 2)), scan];
  return Buffer.concat([
    ...[begin, segment(0xe0, Buffer.from('JFIF\0\x01\x02\0\0\x01\0\x01\0\0', 'latin1')), exif(orientation)],
    segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x>${PLACE}</x>`)),
    ...[segment(0xe2, Buffer.from(`MPF\0${PLACE}`)), segment(0xe2, Buffer.from('ICC_PROFILE\0\x01\x01 sRGB'))],
    ...[segment(0xed, Buffer.from(`Photoshop 3.0\0${PLACE}`)), segment(0xee, Buffer.from('Adobe\0d\0\0\0\0\0'))],
    ...[segment(0xfe, Buffer.from(PLACE)), ...picture, end],
    ...[begin, exif(1), ...picture, end, Buffer.from(PLACE)],
  ]);
}

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

function exif(orientation: number): Buffer {
  const data = Buffer.alloc(32);
  data.write('Exif\0\0II', 'latin1');
  data.writeUInt16LE(42, 8);
  data.writeUInt32LE(8, 10);
  data.writeUInt16LE(1, 14);
  data.writeUInt16LE(0x0112, 16);
  data.writeUInt16LE(3, 18);
  data.writeUInt32LE(1, 20);
  data.writeUInt16LE(orientation, 24);
  return segment(0xe1, Buffer.concat([data, Buffer.from(PLACE)]));
}
