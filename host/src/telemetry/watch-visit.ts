import type { PageData } from '@shared/contract/release';
import type { Telemetry } from './telemetry';
import { readVitals } from './web-vitals';

/** The number of errors told of one page load: a loop must not become a flood. */
const MOST_ERRORS = 5;

/**
 * Tells the operator of this page load, per release: its web vitals once it is left or put aside, and errors that
 * nothing caught. Names and figures only: no message, no address beyond the path, nothing of the visitor.
 */
export function watchVisit({ remote, host, path }: PageData, telemetry: Telemetry): void {
  const { name, version } = remote ?? host;
  const about = { release: `${name}@${version}`, page: path };
  const vitals = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', vitals);
    for (const vital of readVitals()) telemetry.report({ kind: 'vital', ...about, ...vital });
    telemetry.send();
  };
  // A tab that was opened behind another one paints when the visitor comes, whenever that is.
  if (document.visibilityState === 'visible') document.addEventListener('visibilitychange', vitals);

  let errors = 0;
  const error = (reason: unknown) => {
    if (!(reason instanceof Error) || errors >= MOST_ERRORS) return;
    errors += 1;
    telemetry.report({ kind: 'error', ...about, cause: reason.name });
  };
  addEventListener('error', ({ error: reason, filename }) => {
    // An extension's own mistakes are not the site's.
    if (filename.startsWith(location.origin)) error(reason);
  });
  addEventListener('unhandledrejection', ({ reason }) => error(reason));
}
