import type { TelemetryEvent } from 'shared/contract/endpoints';

export interface RecoveryReport {
  remote: string;
  /** `name@version` of the release that was tried. */
  release: string;
  /** Path of the page, without query; empty for a single file. */
  page: string;
  /** The step of the ladder. */
  rung: 'request' | 'again' | 'current' | 'previous' | 'page-load' | 'told';
  /** Name of the error. */
  cause: string;
  /** `live`: this step brought it; `failed`: the next one was needed; `left`: the browser loads the page; `told`: the visitor reads of it. */
  outcome: 'live' | 'failed' | 'left' | 'told';
  /** How long the visitor went without, in ms. */
  duration: number;
}

/** Reports are gathered for so long, in ms, and so many go at once (telemetryCreate). */
const GATHER = 5000;
const MOST = 50;

const waiting: TelemetryEvent[] = [];
let gathering = false;

/** Tells the operator what visitors went through (`telemetryUrl`); batched, and never in a visitor's way. */
export function reportRecovery(report: RecoveryReport): void {
  if (!window.__SITE_CONFIG__.telemetryUrl) return;
  if (waiting.length < MOST) waiting.push({ kind: 'recovery', ...report, duration: Math.round(report.duration) });
  if (gathering) return;
  gathering = true;
  setTimeout(send, GATHER);
  addEventListener('pagehide', send, { once: true });
}

function send(): void {
  removeEventListener('pagehide', send);
  gathering = false;
  if (waiting.length === 0) return;
  navigator.sendBeacon(window.__SITE_CONFIG__.telemetryUrl, JSON.stringify({ events: waiting.splice(0) }));
}
