import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface VisitRequest {
  kind: 'page' | 'file' | 'call' | 'write';
  /** The whole request as it goes over the line. */
  text: string;
}

/** Visits that come at a rate, whether those before are served or not. */
export interface VisitsJob {
  port: number;
  /** Visits in their order; the list is gone round. */
  visits: readonly (readonly VisitRequest[])[];
  perSecond: number;
  seconds: number;
}

export interface VisitsResult {
  visits: number;
  requests: number;
  bytes: number;
  /** The kinds of failure, each with how often it came. */
  failures: Record<string, number>;
  /** Milliseconds from when a visit was due to the last byte of its page. */
  page: Percentiles;
  /** Milliseconds that a read call, and a write, took. */
  call: Percentiles;
  write: Percentiles;
  /** Milliseconds that visits began after they were due: the generator itself was late. */
  late: Percentiles;
}

export interface Percentiles {
  p50: number;
  p99: number;
}

/** Milliseconds at most that visits which still go on at the end of a run are waited for. */
export const LONGEST_WAIT = 5000;

/** Hands jobs to the generator's process, one at a time. */
export class Generator {
  readonly #child: ChildProcess;

  constructor() {
    this.#child = fork(path.join(import.meta.dirname, 'generator-main.ts'), { execArgv: ['--import', 'tsx'] });
  }

  async visits(job: VisitsJob): Promise<VisitsResult> {
    const replied = once(this.#child, 'message') as Promise<[{ result: VisitsResult } | { error: string }]>;
    this.#child.send(job);
    const [reply] = await replied;
    if ('error' in reply) throw new Error(`The load generator failed: ${reply.error}`);
    return reply.result;
  }

  async stop(): Promise<void> {
    const exited = once(this.#child, 'exit');
    this.#child.disconnect();
    await exited;
  }
}
