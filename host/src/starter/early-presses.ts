import type { SiteGlobal } from './site-global';

/** Keeps presses of buttons in a slot that is not alive yet; the slot replays them once it is. */
export function captureEarlyPresses(): SiteGlobal['presses'] {
  const presses: SiteGlobal['presses'] = [];
  document.addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted || !(event.target instanceof Element)) return;
      const target = event.target.closest<HTMLElement>(
        '[data-slot]:not([data-state="live"]) :is(button, [role="button"])',
      );
      if (!target || target.matches('[type="submit"]') || target.closest('[data-recovery]')) return;
      target.setAttribute('aria-busy', 'true');
      presses.push({ target, at: performance.now() });
    },
    true,
  );
  return presses;
}
