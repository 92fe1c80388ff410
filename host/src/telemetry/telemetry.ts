import type { TelemetryEvent } from '@shared/contract/endpoints';
import type { RecoveryReport } from '../page-runtime/recovery-record';

/** Milliseconds for which reports are gathered, and the most that go at once (`telemetryCreate` takes no more). */
const GATHER = 5000;
const MOST = 50;

/** Reports to the operator (`telemetryUrl`) what visitors went through; batched, and never in a visitor's way. */
export class Telemetry {
  private readonly waiting: TelemetryEvent[] = [];
  private timer: number | undefined;

  report(event: TelemetryEvent): void {
    if (!window.__SITE_CONFIG__.telemetryUrl) return;
    if (this.waiting.length < MOST) this.waiting.push(event);
    if (this.timer !== undefined) return;
    this.timer = window.setTimeout(this.send, GATHER);
    addEventListener('pagehide', this.send, { once: true });
  }

  /** Reports a recovery, without anything of the visitor. */
  readonly reportRecovery = (recovery: RecoveryReport): void =>
    this.report({ kind: 'recovery', ...recovery, duration: Math.round(recovery.duration) });

  /** Sends what waits now: the visitor may be leaving. */
  readonly send = (): void => {
    removeEventListener('pagehide', this.send);
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.waiting.length === 0) return;
    navigator.sendBeacon(window.__SITE_CONFIG__.telemetryUrl, JSON.stringify({ events: this.waiting.splice(0) }));
  };
}
