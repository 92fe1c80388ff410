import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { Refusal } from '../../http/refusal';
import { picturePolicy as policy } from './picture-policy';

const run = promisify(execFile);

const pixels = z.int().min(1);
const keptPicture = z.object({
  /** A data address; empty for a picture that one can look through. */
  placeholder: z.string(),
  /** The widths in one file, one behind another, the widest first. */
  widths: z.array(z.object({ width: pixels, height: pixels, start: z.int(), bytes: z.int() })).min(1),
});

const answer = z.union([
  z.object({ picture: keptPicture, size: z.int() }),
  z.object({ problem: z.literal('too-large'), width: pixels, height: pixels, side: pixels, pixels }),
  z.object({ problem: z.enum(['broken', 'heavy']) }),
]);

/** The layout of a picture in its file (column `picture`). */
export type KeptPicture = z.output<typeof keptPicture>;

export interface MadePicture {
  picture: KeptPicture;
  /** Bytes of the file with all widths. */
  size: number;
}

const problems = {
  broken: '这张图片已经损坏，或者不是它说的格式，请换一张',
  heavy: '这张图片太复杂，处理不完，请缩小后再传',
} as const;
const [MAKER, MOST_OUTPUT, HEAP] = [join(import.meta.dirname, 'child/make-picture.js'), 64 * 1024, 64];

/** Makes pictures for pages out of files, one after the other, each in a process of its own, which no visitor waits for. */
export class PictureMaker {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** Reads the file `source` and writes `target`. @throws Refusal for one that is no picture, or none that pages can show */
  async make(source: string, target: string): Promise<MadePicture> {
    if (this.#waiting > policy.waiting) throw new Refusal('rate-limited', {}, '正在处理的图片太多了，请过一会儿再传');
    this.#waiting += 1;
    const making = this.#last.then(() => madeIn(source, target));
    this.#last = making;
    const made = await making;
    this.#waiting -= 1;
    return taken(made);
  }
}

/** Makes a picture; never rejects: a picture that waits behind it goes on. */
async function madeIn(source: string, target: string): Promise<z.output<typeof answer>> {
  const job = JSON.stringify({ source, target, policy });
  try {
    const { stdout } = await run(process.execPath, [`--max-old-space-size=${String(HEAP)}`, MAKER, job], {
      timeout: policy.patience * 1000,
      killSignal: 'SIGKILL',
      maxBuffer: MOST_OUTPUT,
      // No secret of the backend is in its reach. What one thread frees, others use: with an arena for each it takes twice as much.
      env: { MALLOC_ARENA_MAX: '1' },
    });
    return answer.parse(JSON.parse(stdout));
  } catch (error) {
    const { signal } = error as { signal?: unknown };
    return { problem: signal === 'SIGKILL' ? 'heavy' : 'broken' };
  }
}

function taken(made: z.output<typeof answer>): MadePicture {
  if ('picture' in made) return made;
  if (made.problem !== 'too-large') throw new Refusal('file-type', {}, problems[made.problem]);
  const most = `每边最多 ${made.side} 像素，一共最多 ${made.pixels / 10_000} 万像素`;
  throw new Refusal('file-type', {}, `图片${most}，这张是 ${made.width} × ${made.height}`);
}
