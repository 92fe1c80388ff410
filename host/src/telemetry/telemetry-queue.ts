import type { TelemetryEvent } from '@shared/contract/endpoints';

/** Reports are gathered for so long, in ms, and so many go at once (telemetryCreate). */
const GATHER = 5000;
const MOST = 50;

const waiting: TelemetryEvent[] = [];
let timer: number | undefined;

/** Tells the operator (`telemetryUrl`) what visitors went through; batched, and never in a visitor's way. */
export function report(event: TelemetryEvent): void {
  if (!window.__SITE_CONFIG__.telemetryUrl) return;
  if (waiting.length < MOST) waiting.push(event);
  if (timer !== undefined) return;
  timer = window.setTimeout(sendReports, GATHER);
  addEventListener('pagehide', sendReports, { once: true });
}

/** Sends what waits now: the visitor may be leaving. */
export function sendReports(): void {
  removeEventListener('pagehide', sendReports);
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  navigator.sendBeacon(window.__SITE_CONFIG__.telemetryUrl, JSON.stringify({ events: waiting.splice(0) }));
}
