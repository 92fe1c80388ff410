import { deflateSync } from 'node:zlib';
import { madePng } from '@shared/testing/made-images';
import sharp from 'sharp';

/** Pictures that are made to be expensive: the most that is taken of each kind, and some that is not. */
export interface CraftedPicture {
  what: string;
  bytes: Buffer;
  /** The status of its upload. */
  status: 200 | 415;
}

const MB = 1024 * 1024;
/** Sides of the largest that are taken of what no decoder reads line by line, of such with a fourth channel, and of the others. */
const [WHOLE, FOUR, LINES] = [4000, 3300, 7100];

const plain = (side: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width: side, height: side, channels, background: { r: 30, g: 120, b: 60, alpha: 0.5 } } });

/** Makes nine pictures of nine kinds. */
export async function craftedPictures(): Promise<CraftedPicture[]> {
  const jpeg = { chromaSubsampling: '4:4:4', quality: 60 };
  const progressive = await plain(WHOLE)
    .jpeg({ ...jpeg, progressive: true })
    .toBuffer();
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const photograph = sharp({ create: { width: 3000, height: 3000, channels: 3, background: '#888', noise } });
  const animation = await sharp(Buffer.alloc(200 * 200 * 3 * 100, 9), {
    raw: { width: 200, height: 200 * 100, channels: 3, pageHeight: 200 },
  })
    .webp({ loop: 0 })
    .toBuffer();
  return [
    { what: 'a bomb: 50 million pixels in 200 KB', bytes: await plain(LINES).png().toBuffer(), status: 200 },
    { what: 'sides that nobody has memory for', bytes: headOnly(100_000, 100_000), status: 415 },
    { what: 'a progressive JPEG', bytes: progressive, status: 200 },
    {
      what: 'a progressive CMYK JPEG',
      bytes: await plain(FOUR)
        .toColourspace('cmyk')
        .jpeg({ ...jpeg, progressive: true })
        .toBuffer(),
      status: 200,
    },
    {
      what: 'an interlaced PNG of 16 bits',
      bytes: await plain(FOUR, 4).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
      status: 200,
    },
    { what: 'an animated WebP', bytes: animation, status: 415 },
    { what: 'a JPEG of two million empty segments', bytes: segments(9 * MB), status: 415 },
    { what: 'one that breaks off', bytes: (await photograph.jpeg(jpeg).toBuffer()).subarray(0, MB), status: 415 },
    {
      what: 'a PNG that is a page and a program, too',
      bytes: Buffer.concat([madePng(800, 600), Buffer.from('<svg onload=alert(1)><script>alert(1)</script>MZ')]),
      status: 200,
    },
  ];
}

/** A PNG that says how large it is and has next to nothing. */
function headOnly(width: number, height: number): Buffer {
  const png = madePng(1, 1);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return Buffer.concat([png.subarray(0, 33), deflateSync(Buffer.alloc(MB))]);
}

function segments(bytes: number): Buffer {
  return Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(bytes, Buffer.from([0xff, 0xe1, 0, 2]))]);
}
