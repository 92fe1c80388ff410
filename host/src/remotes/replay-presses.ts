import { site } from '../starter/site-global';

/** Older presses would surprise: the visitor has gone on since, in ms. */
const STALE_AFTER = 10_000;

/** Repeats what visitors pressed before the page was alive, one press a task. */
export function replayPresses(): void {
  const press = site().presses.shift();
  if (!press) return;
  press.target.removeAttribute('aria-busy');
  if (press.target.isConnected && performance.now() - press.at < STALE_AFTER) press.target.click();
  setTimeout(replayPresses, 0);
}
