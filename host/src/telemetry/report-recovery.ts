import { report } from './telemetry-queue';

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

/** What a recovery was like, without anything of the visitor. */
export function reportRecovery(recovery: RecoveryReport): void {
  report({ kind: 'recovery', ...recovery, duration: Math.round(recovery.duration) });
}
