import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { photograph } from '../../testing/photograph';
import { PictureMaker } from './picture-maker';
import { widthOf } from './picture-width';

const MB = 1024 * 1024;
/** A phone: its page has so many px, each of them two pixels. */
const [PHONE, RATIO] = [390, 2];
const PANELS = 20;
/** A whole chapter of the heaviest kind: upright ones are higher at the same width. */
const shapes = [
  [3024, 4032],
  [4032, 3024],
] as const;

test('a chapter of twenty photographs of 4 MB weighs at most 2.5 MB on a phone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'chapter-weight-'));
  const maker = new PictureMaker();
  const weighed = [];
  for (const [at, [width, height]] of shapes.entries()) {
    const bytes = await photograph(width, height, at);
    expect(bytes.length).toBeGreaterThan(4 * MB);
    const source = join(folder, `photograph-${at}`);
    await writeFile(source, bytes);
    const { picture } = await maker.make(source, `${source}.made`);
    // A browser chooses of `srcset` the narrowest that has a pixel for each of the screen's.
    const asked = picture.widths.findLast((one) => one.width >= PHONE * RATIO)?.width;
    expect(asked).toBe(800);
    const { start, end } = widthOf(picture, asked);
    weighed.push({ sent: bytes.length, shown: end + 1 - start });
  }
  await rm(folder, { recursive: true });
  for (const { sent, shown } of weighed) {
    process.stdout.write(
      `a photograph of ${(sent / MB).toFixed(1)} MB weighs ${Math.round(shown / 1024)} KB on a phone; ` +
        `${PANELS} of them ${((shown * PANELS) / MB).toFixed(2)} MB\n`,
    );
    expect(shown * PANELS).toBeLessThan(2.5 * MB);
  }
}, 300_000);
