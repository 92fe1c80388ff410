import type { Press } from '@shared/contract/release';
import { presses as policy } from '../policy';

/** Repeats what visitors pressed before the page was live, one press a task, and takes it from the list. */
export function replayPresses(presses: Press[]): void {
  const press = presses.shift();
  if (!press) return;
  const { target, at, href } = press;
  target.removeAttribute('aria-busy');
  // Live, a link may lead elsewhere than the one that was pressed: the visitor's own system is known now.
  const same = target.isConnected && (href === undefined || (target as HTMLAnchorElement).href === href);
  if (!same && href !== undefined) location.assign(href);
  else if (same && performance.now() - at < policy.replayed) target.click();
  setTimeout(() => replayPresses(presses));
}
