import { start as policy } from '../policy';

const touches = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Calls `start` once: at once where the page is there to act on, else after `load` and a pause of the browser, or at the first touch.
 * A file that never arrives must not hold it back for ever: then it starts some time after the HTML, and `free` comes before it:
 * what holds the browser's connections would hold those of the scripts, too.
 */
export function whenNeeded(eager: boolean, start: () => void, free: () => void): void {
  let started = false;
  const once = () => {
    if (started) return;
    started = true;
    start();
  };
  if (eager) {
    once();
    return;
  }
  for (const touch of touches) addEventListener(touch, once, { capture: true, passive: true });
  const idle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(once, { timeout: policy.idle });
    else setTimeout(once, policy.withoutIdle);
  };
  if (document.readyState === 'complete') idle();
  else {
    addEventListener('load', idle, { once: true });
    setTimeout(() => {
      if (!started) free();
      once();
    }, policy.load);
  }
}
