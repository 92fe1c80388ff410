import { site } from '../starter/site-global';

/** Older presses would surprise: the visitor has gone on since, in ms. */
const STALE_AFTER = 10_000;

/** Repeats what visitors pressed before the page was alive, one press a task. */
export function replayPresses(): void {
  const press = site().presses.shift();
  if (!press) return;
  const { target, at, href } = press;
  target.removeAttribute('aria-busy');
  // Alive, a link may lead elsewhere than the one that was pressed: the visitor's own system is known now.
  const same = target.isConnected && (href === undefined || (target as HTMLAnchorElement).href === href);
  if (!same && href !== undefined) location.assign(href);
  else if (same && performance.now() - at < STALE_AFTER) target.click();
  setTimeout(replayPresses, 0);
}
