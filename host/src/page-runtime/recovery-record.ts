import type { RemoteError } from './errors';

/** A step of the ladder beyond the plain load: the same release again, the current one, the one before. */
export interface Step {
  rung: 'again' | 'current' | 'previous';
  cause: RemoteError;
  /** `name@version` of what is tried now. */
  release: string;
}

export interface RecoveryReport {
  remote: string;
  /** `name@version` of the release that was tried; empty where no step was, and it is the one that the page was loaded of. */
  release: string;
  /** Path of the page, without query; empty for a single file. */
  page: string;
  /** The step of the ladder. */
  rung: 'request' | 'again' | 'current' | 'previous' | 'page-load' | 'told';
  /** Name of the error. */
  cause: string;
  /** `live`: this step brought it; `failed`: the next one was needed; `left`: the browser loads the page; `told`: the visitor was notified. */
  outcome: 'live' | 'failed' | 'left' | 'told';
  /** Milliseconds that the visitor went without. */
  duration: number;
}

export type ReportRecovery = (report: RecoveryReport) => void;

/** Records one load of a page: each step is reported once it is known how it ended. */
export class RecoveryRecord {
  #since = performance.now();
  #step: Step | undefined;

  constructor(
    private what: { remote: string; page: string },
    private readonly send: ReportRecovery,
  ) {}

  /** The remote whose page it is, once that is known. */
  isOf(remote: string): void {
    this.what = { ...this.what, remote };
  }

  begin(step: Step): void {
    if (!this.#step) this.#since = performance.now();
    this.finish('failed');
    this.#step = step;
  }

  /** The step under way, where there is one, ended so. */
  finish(outcome: 'live' | 'failed'): void {
    if (this.#step) this.#report(this.#step, outcome);
    this.#step = undefined;
  }

  /** Ends the record where no step brought the page: the browser loads it, or the visitor is told. */
  end(outcome: 'left' | 'told', cause: RemoteError): void {
    const release = this.#step?.release ?? '';
    this.finish('failed');
    this.#report({ rung: outcome === 'left' ? 'page-load' : 'told', cause, release }, outcome);
  }

  #report(
    { rung, cause, release }: Omit<Step, 'rung'> & Pick<RecoveryReport, 'rung'>,
    outcome: RecoveryReport['outcome'],
  ): void {
    const duration = performance.now() - this.#since;
    this.send({ ...this.what, release, rung, cause: cause.name, outcome, duration });
  }
}
