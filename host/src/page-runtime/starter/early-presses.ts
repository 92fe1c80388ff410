import type { Press } from '@shared/contract/release';
import { presses as policy } from '../policy';

/**
 * Keeps what is pressed in a slot that is not live yet; the host repeats it once it is. That is every button but those of forms that
 * the browser sends, and a link with `data-early`, for as long as nothing failed: what it leads to is asked for meanwhile.
 */
export function captureEarlyPresses(askAhead: () => void, hostRuns: () => boolean): Press[] {
  const presses: Press[] = [];
  let failed = false;
  const giveUp = () => {
    failed = true;
    const link = presses.find(({ href }) => href);
    if (!link?.href) return;
    presses.length = 0;
    link.target.removeAttribute('aria-busy');
    location.assign(link.href);
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) giveUp();
    },
    true,
  );
  document.addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted || !(event.target instanceof Element)) return;
      const target = event.target.closest<HTMLElement>(
        '[data-slot]:not([data-state="live"]) :is(button, [role="button"]), :is([data-state="static"], header:not([data-enhanced])) a[data-early]',
      );
      if (!target || target.matches('form:not([method="dialog"]) [type="submit"]') || target.closest('[data-recovery]'))
        return;
      const { href } = target as Partial<HTMLAnchorElement>;
      if (href) {
        if (failed || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        const before = presses.findIndex((press) => press.href);
        if (before < 0) {
          askAhead();
          // A host that came is about to follow it.
          setTimeout(() => (hostRuns() ? setTimeout(giveUp, policy.linkKept) : giveUp()), policy.linkKept);
        } else {
          // The last word counts.
          presses.splice(before, 1)[0]?.target.removeAttribute('aria-busy');
        }
      }
      target.setAttribute('aria-busy', 'true');
      presses.push({ target, at: performance.now(), href });
    },
    true,
  );
  return presses;
}
