import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { madePng } from '@shared/testing/made-images';
import sharp from 'sharp';
import { Refusal } from '../../http/refusal';
import { PictureMaker } from './picture-maker';
import { picturePolicy } from './picture-policy';
import { widthOf } from './picture-width';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'picture-maker-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

let count = 0;
async function make(bytes: Buffer, maker = new PictureMaker()) {
  count += 1;
  const [source, target] = [join(folder, `source-${count}`), join(folder, `target-${count}`)];
  await writeFile(source, bytes);
  const { picture, size } = await maker.make(source, target);
  const file = await readFile(target);
  expect(file).toHaveLength(size);
  const part = (width: number) => {
    const { start, end } = widthOf(picture, width);
    return file.subarray(start, end + 1);
  };
  return { ...picture, file, part };
}

/** The sentence that a picture is refused with. */
const refusal = (bytes: Buffer, maker?: PictureMaker) =>
  make(bytes, maker).then(
    () => null,
    (error: unknown) => {
      if (error instanceof Refusal) return error.message;
      throw error;
    },
  );

const plain = (width: number, height: number, background = '#d33') =>
  sharp({ create: { width, height, channels: 3, background } });

describe('a picture for pages', () => {
  test('has widths up to its own, each a whole picture, and the first is what an older backend shows', async () => {
    const made = await make(await plain(1000, 500).png().toBuffer());
    expect(made.widths.map(({ width, height }) => [width, height])).toEqual([
      [1000, 500],
      [800, 400],
      [400, 200],
    ]);
    for (const width of [400, 800, 1000])
      expect(await sharp(made.part(width)).metadata()).toMatchObject({ format: 'webp', width });
    expect(await sharp(made.file).metadata()).toMatchObject({ format: 'webp', width: 1000 });
    expect(await sharp(Buffer.from(made.placeholder.split(',')[1] ?? '', 'base64')).metadata()).toMatchObject({
      width: 20,
      height: 10,
    });
  });

  test.each([
    ['a progressive JPEG', () => plain(900, 600).jpeg({ progressive: true }).toBuffer()],
    ['one in colours of print', () => plain(900, 600).toColourspace('cmyk').jpeg().toBuffer()],
    ['one of 16 bits, interlaced', () => plain(900, 600).toColourspace('rgb16').png({ progressive: true }).toBuffer()],
    ['one of a palette', () => plain(900, 600).png({ palette: true }).toBuffer()],
    ['a WebP without loss', () => plain(900, 600).webp({ lossless: true }).toBuffer()],
  ])('is red wherever it comes from: %s', async (_what, bytes) => {
    const { dominant } = await sharp((await make(await bytes())).part(400)).stats();
    expect(dominant.r).toBeGreaterThan(180);
    expect(dominant.g).toBeLessThan(90);
  });

  test('of grey stays one, and of an animation is its first', async () => {
    expect((await make(madePng(500, 20, 128))).widths[0]).toMatchObject({ width: 500, height: 20 });
    const frames = await sharp(Buffer.alloc(60 * 40 * 3 * 5, 7), {
      raw: { width: 60, height: 40 * 5, channels: 3, pageHeight: 40 },
    })
      .webp()
      .toBuffer();
    expect((await make(frames)).widths).toMatchObject([{ width: 60, height: 40 }]);
  });

  test('of a long strip is as narrow as it has to be', async () => {
    const [widest] = (await make(await plain(1600, 12_000).jpeg().toBuffer())).widths;
    const { width = 0, height = 0 } = widest ?? {};
    expect(width * height).toBeLessThanOrEqual(picturePolicy.keptPixels);
    expect(width / height).toBeCloseTo(1600 / 12_000, 2);
  });

  test.each([
    ['no picture', () => Promise.resolve(Buffer.from('text')), '已经损坏'],
    ['a drawing', () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), '已经损坏'],
    ['a kind that nobody sends', () => plain(9, 9).gif().toBuffer(), '已经损坏'],
    ['one that breaks off', async () => (await plain(900, 900).jpeg().toBuffer()).subarray(0, 700), '已经损坏'],
    [
      'a high one',
      () => Promise.resolve(madePng(1, 16_001)),
      '每边最多 16000 像素，一共最多 5100 万像素，这张是 1 × 16001',
    ],
    ['a large one', () => Promise.resolve(madePng(8000, 6400)), '一共最多 5100 万像素'],
    ['a large one that is held whole', () => plain(5100, 5000).webp().toBuffer(), '一共最多 1600 万像素'],
  ])('is not made of %s', async (_what, bytes, sentence) => {
    expect(await refusal(await bytes())).toContain(sentence);
  });

  test('waits for the one before, and is refused where too many wait', async () => {
    const maker = new PictureMaker();
    const bytes = await plain(300, 300).png().toBuffer();
    const most = 1 + picturePolicy.waiting;
    const all = await Promise.all(Array.from({ length: most + 2 }, () => refusal(bytes, maker)));
    expect(all.filter((sentence) => sentence === null)).toHaveLength(most);
    expect(new Set(all)).toEqual(new Set([null, '正在处理的图片太多了，请过一会儿再传']));
    expect(await refusal(bytes, maker)).toBeNull();
  });
});
