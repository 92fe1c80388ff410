import { madePng } from '@shared/testing/made-images';
import { imageFacts, readerOf } from './image-facts';

const factsOf = (bytes: Buffer) => imageFacts(readerOf(bytes));

const segment = (marker: number, data: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};
const frame = (width: number, height: number) => {
  const data = Buffer.alloc(15, 1);
  data.writeUInt16BE(height, 1);
  data.writeUInt16BE(width, 3);
  return segment(0xc2, data);
};
const exif = (orientation: number) => {
  const data = Buffer.alloc(28);
  data.write('Exif\0\0II', 'latin1');
  data.writeUInt16LE(42, 8);
  data.writeUInt32LE(8, 10);
  data.writeUInt16LE(1, 14);
  data.writeUInt16LE(0x0112, 16);
  data.writeUInt16LE(3, 18);
  data.writeUInt32LE(1, 20);
  data.writeUInt16LE(orientation, 24);
  return segment(0xe1, data);
};
const jpeg = (...parts: Buffer[]) => Buffer.concat([Buffer.from([0xff, 0xd8]), ...parts, Buffer.from([0xff, 0xd9])]);
const webp = (kind: string, fill: (bytes: Buffer) => void) => {
  const bytes = Buffer.alloc(40);
  bytes.write('RIFF', 0, 'latin1');
  bytes.write(`WEBP${kind}`, 8, 'latin1');
  fill(bytes);
  return bytes;
};

test.each([
  ['a PNG', madePng(7, 9), { type: 'image/png', width: 7, height: 9 }],
  ['a JPEG', jpeg(segment(0xe0, Buffer.alloc(70)), frame(640, 480)), { type: 'image/jpeg', width: 640, height: 480 }],
  ['a JPEG that lies', jpeg(exif(6), frame(640, 480)), { type: 'image/jpeg', width: 480, height: 640 }],
  ['a JPEG that stands', jpeg(exif(3), frame(640, 480)), { type: 'image/jpeg', width: 640, height: 480 }],
  [
    'a lossy WebP',
    webp('VP8 ', (bytes) => bytes.writeUInt32LE((48 << 16) | 64, 26)),
    { type: 'image/webp', width: 64, height: 48 },
  ],
  [
    'a lossless WebP',
    webp('VP8L', (bytes) => bytes.writeUInt32LE((47 << 14) | 63, 21)),
    { type: 'image/webp', width: 64, height: 48 },
  ],
  [
    'a WebP with more in it',
    webp('VP8X', (bytes) => {
      bytes.writeUIntLE(63, 24, 3);
      bytes.writeUIntLE(47, 27, 3);
    }),
    { type: 'image/webp', width: 64, height: 48 },
  ],
])('the size of %s is read from its bytes', async (_what, bytes, facts) => {
  expect(await factsOf(bytes)).toEqual(facts);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a JPEG without a frame', jpeg(segment(0xe0, Buffer.alloc(70)))],
  ['a JPEG that breaks off', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['a PNG that breaks off', madePng(7, 9).subarray(0, 15)],
  ['a PNG without a width', madePng(0, 9)],
  ['a text', Buffer.from('RIFF is a word, WEBP another')],
])('%s is no picture', async (_what, bytes) => {
  expect(await factsOf(bytes)).toBeNull();
});
