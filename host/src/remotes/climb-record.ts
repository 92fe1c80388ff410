import type { RemoteError } from './errors/remote-error';
import type { Step } from './ladder';
import { type RecoveryReport, reportRecovery } from '../telemetry/report-recovery';

/** One visitor's way up the ladder for one page: each step is reported once it is known how it ended. */
export class ClimbRecord {
  private since = performance.now();
  private step: Step | undefined;

  constructor(private readonly what: { remote: string; page: string }) {}

  begin(step: Step): void {
    if (this.step) this.report(this.step, 'failed');
    else this.since = performance.now();
    this.step = step;
  }

  live(): void {
    if (this.step) this.report(this.step, 'live');
    this.step = undefined;
  }

  /** No step brought the page: the browser loads it, or the visitor is told. */
  end(outcome: 'left' | 'told', cause: RemoteError): void {
    if (this.step) this.report(this.step, 'failed');
    this.report({ rung: outcome === 'left' ? 'page-load' : 'told', cause, release: this.step?.release ?? '' }, outcome);
    this.step = undefined;
  }

  private report(
    { rung, cause, release }: Omit<Step, 'rung'> & Pick<RecoveryReport, 'rung'>,
    outcome: RecoveryReport['outcome'],
  ): void {
    const duration = performance.now() - this.since;
    reportRecovery({ ...this.what, release, rung, cause: cause.name, outcome, duration });
  }
}
