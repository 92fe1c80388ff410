export interface RecoveryReport {
  remote: string;
  page: string;
  /** The step of the ladder. */
  rung: string;
  /** Name of the error. */
  cause: string;
  outcome: 'trying' | 'live' | 'failed' | 'left';
}

const waiting: (RecoveryReport & { at: number })[] = [];

/** Tells the operator what visitors went through (`telemetryUrl`); batched, and never in a visitor's way. */
export function reportRecovery(report: RecoveryReport): void {
  const { telemetryUrl } = window.__SITE_CONFIG__;
  if (!telemetryUrl) return;
  if (waiting.length === 0) {
    setTimeout(send, 5000);
    addEventListener('pagehide', send, { once: true });
  }
  if (waiting.length < 50) waiting.push({ ...report, at: Math.round(performance.now()) });

  function send() {
    if (waiting.length === 0) return;
    navigator.sendBeacon(telemetryUrl, JSON.stringify({ schema: 1, kind: 'recovery', events: waiting.splice(0) }));
  }
}
