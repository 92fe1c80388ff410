/**
 * The host's entry: evaluates the host in slices, with the browser's turn in between, so that a press is never answered
 * late. start-host.tsx constructs the parts.
 */
import { pause } from './pause';

/** Waits until the body has been read: on an eager page with the host in the cache, this runs before. */
function parsed(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', () => resolve());
    } else {
      resolve();
    }
  });
}

async function run(): Promise<void> {
  const bootstrap = globalThis.__SITE__;
  // The takeover is refused where a host runs already.
  if (!bootstrap?.takeOver()) return;
  await parsed();
  await pause();
  // Evaluated one after the other, each in a task of its own; all are part of this file.
  await import(/* webpackMode: "eager" */ './evaluate-react-dom');
  await pause();
  const { startHost } = await import(/* webpackMode: "eager" */ './start-host');
  await startHost(bootstrap);
}

void run();
