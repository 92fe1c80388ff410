import type { Bootstrap } from '@shared/contract/release';
import { stackMark } from '@shared/contract/release/stack-mark';
import type { Telemetry } from './telemetry';
import { readVitals } from './web-vitals';

/** The number of errors told of one page load: a loop must not become a flood. */
const MOST_ERRORS = 5;

/**
 * Tells the operator of this page load, per release: its web vitals once it is left or put aside, before the visit is told, and
 * errors that nothing caught. Names and figures only: no message, no address beyond the path, nothing of the visitor.
 */
export function watchVisit({ page: { remote, host, path }, became }: Bootstrap, telemetry: Telemetry): void {
  const { name, version } = remote ?? host;
  const about = { release: `${name}@${version}`, page: path };
  const vitals = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', vitals, true);
    for (const vital of readVitals()) {
      telemetry.report({ kind: 'vital', ...about, ...vital });
      if (/LCP|INP/.test(vital.metric)) became[vital.metric.toLowerCase() as 'lcp' | 'inp'] = Math.round(vital.value);
    }
    telemetry.send();
  };
  // A tab that was opened behind another one paints when the visitor comes, whenever that is.
  if (document.visibilityState === 'visible') addEventListener('visibilitychange', vitals, true);

  let errors = 0;
  const error = (reason: unknown) => {
    if (!(reason instanceof Error) || errors >= MOST_ERRORS) return;
    // A translator moves text away under React, an extension reaches in: neither is the release's mistake.
    const isMixed = document.querySelector('font, [class*=translated-]') ?? /-extension:/.exec(reason.stack ?? '');
    if (errors === 0) became.threw = isMixed ? 'mixed' : reason.name + stackMark(reason.stack);
    errors += 1;
    telemetry.report({ kind: 'error', ...about, cause: reason.name });
  };
  addEventListener('error', ({ error: reason, filename }) => {
    // An extension's own mistakes are not the site's.
    if (filename.startsWith(location.origin)) error(reason);
  });
  addEventListener('unhandledrejection', ({ reason }) => error(reason));
}
