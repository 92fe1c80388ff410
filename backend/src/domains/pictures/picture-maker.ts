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
  /** In one file, one behind another, the widest first. */
  widths: z.array(z.object({ width: pixels, height: pixels, start: z.int(), bytes: z.int() })).min(1),
});

const answer = z.union([
  z.object({ picture: keptPicture, size: z.int() }),
  z.object({ problem: z.literal('too-large'), width: pixels, height: pixels, side: pixels, pixels }),
  z.object({ problem: z.enum(['broken', 'slow', 'heavy']) }),
]);

/** How a picture lies in its file (column `picture`). */
export type KeptPicture = z.output<typeof keptPicture>;

export interface MadePicture {
  picture: KeptPicture;
  /** Bytes of the file with all widths. */
  size: number;
}

const problems = {
  broken: '这张图片已经损坏，或者不是它说的格式，请换一张',
  slow: '这张图片太复杂，处理不完，请缩小后再传',
  heavy: '这张图片太复杂，处理不完，请缩小后再传',
} as const;
const [MAKER, MOST_OUTPUT, HEAP] = [join(import.meta.dirname, 'child/make-picture.js'), 64 * 1024, 64];

interface Waiting {
  places: number;
  begin: () => void;
}

/**
 * Makes pictures for pages out of files, a few at once, each in a process of its own, which no visitor waits for. One that takes
 * more memory than its share is made anew, alone.
 */
export class PictureMaker {
  #free: number = policy.atOnce;
  readonly #waiting: Waiting[] = [];

  /** Reads the file `source` and writes `target`. @throws Refusal for one that is no picture, or none that pages can show */
  async make(source: string, target: string): Promise<MadePicture> {
    if (this.#waiting.length >= policy.waiting)
      throw new Refusal('rate-limited', {}, '正在处理的图片太多了，请过一会儿再传');
    const made = await this.#within(1, () => madeIn(source, target, policy.memory));
    if (!('problem' in made) || made.problem !== 'heavy') return taken(made);
    return taken(await this.#within(policy.atOnce, () => madeIn(source, target, policy.memoryAlone)));
  }

  async #within<Result>(places: number, work: () => Promise<Result>): Promise<Result> {
    await new Promise<void>((begin) => {
      this.#waiting.push({ places, begin });
      this.#go();
    });
    try {
      return await work();
    } finally {
      this.#free += places;
      this.#go();
    }
  }

  /** Lets begin who waits, in their order. */
  #go(): void {
    for (let next = this.#waiting[0]; next && next.places <= this.#free; next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#free -= next.places;
      next.begin();
    }
  }
}

async function madeIn(source: string, target: string, memory: number): Promise<z.output<typeof answer>> {
  const job = JSON.stringify({ source, target, memory, policy });
  try {
    const { stdout } = await run(process.execPath, [`--max-old-space-size=${String(HEAP)}`, MAKER, job], {
      ...{ timeout: policy.patience * 1000, killSignal: 'SIGKILL', maxBuffer: MOST_OUTPUT },
      // No secret of the backend is in its reach. What one thread frees, others use: with an arena for each it takes twice as much.
      env: { MALLOC_ARENA_MAX: '1' },
    });
    return answer.parse(JSON.parse(stdout));
  } catch (error) {
    const { signal } = error as { signal?: unknown };
    return { problem: signal === 'SIGKILL' ? 'slow' : signal === 'SIGTERM' ? 'heavy' : 'broken' };
  }
}

function taken(made: z.output<typeof answer>): MadePicture {
  if ('picture' in made) return made;
  if (made.problem !== 'too-large') throw new Refusal('file-type', {}, problems[made.problem]);
  const most = `每边最多 ${made.side} 像素，一共最多 ${made.pixels / 10_000} 万像素`;
  throw new Refusal('file-type', {}, `图片${most}，这张是 ${made.width} × ${made.height}`);
}
