import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Job, SaturationJob, SaturationResult, VisitsJob, VisitsResult } from './generator-job';

type Reply = { result: unknown } | { error: string };

/** Hands jobs to the generator's process, one at a time. */
export class Generator {
  readonly #child: ChildProcess;

  constructor() {
    this.#child = fork(path.join(import.meta.dirname, 'generator-main.ts'), { execArgv: ['--import', 'tsx'] });
  }

  visits(job: Omit<VisitsJob, 'do'>): Promise<VisitsResult> {
    return this.#run({ do: 'visits', ...job }) as Promise<VisitsResult>;
  }

  saturate(job: Omit<SaturationJob, 'do'>): Promise<SaturationResult> {
    return this.#run({ do: 'saturate', ...job }) as Promise<SaturationResult>;
  }

  async stop(): Promise<void> {
    const exited = once(this.#child, 'exit');
    this.#child.disconnect();
    await exited;
  }

  async #run(job: Job): Promise<unknown> {
    const replied = once(this.#child, 'message') as Promise<[Reply]>;
    this.#child.send(job);
    const [reply] = await replied;
    if ('error' in reply) throw new Error(`The load generator failed: ${reply.error}`);
    return reply.result;
  }
}
