import { afterPaint } from '../after-paint';

/** The width from which the desktop navigation stands (header.module.css). */
const WIDE = '(width >= 80rem)';

/** Focus trap, Escape and closing for the mobile menu; the scroll lock is CSS on its `open`. */
export function enhanceSheet(element: HTMLElement): void {
  const sheet = element.querySelector<HTMLDetailsElement>('details[data-sheet]');
  const button = sheet?.querySelector('summary');
  if (!sheet || !button) return;
  const close = () => (sheet.open = false);
  let released = covering(element, sheet.open);
  sheet.addEventListener('toggle', () => {
    released();
    released = covering(element, sheet.open);
  });
  element.addEventListener('keydown', (event) => {
    if (!sheet.open) return;
    if (event.key === 'Escape') {
      close();
      button.focus();
    }
    if (event.key === 'Tab') keepFocusInside(sheet, event);
  });
  element.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close();
  });
  addEventListener('popstate', close);
  matchMedia(WIDE).addEventListener('change', ({ matches }) => matches && close());
}

/**
 * Keeps what lies under the sheet out of reach while the sheet covers the page; returns what undoes that. The browser works out
 * the style of every element for it, so the sheet is seen first.
 */
function covering(element: HTMLElement, open: boolean): () => void {
  let under: HTMLElement[] = [];
  let over = !open;
  const cover = () => {
    if (over) return;
    const others = [...(element.parentElement?.children ?? [])].filter((other) => other instanceof HTMLElement);
    under = others.filter((other) => other !== element && !other.inert);
    for (const other of under) other.toggleAttribute('inert', true);
  };
  if (open) afterPaint(cover);
  return () => {
    over = true;
    for (const other of under) other.removeAttribute('inert');
  };
}

function keepFocusInside(sheet: HTMLElement, event: KeyboardEvent): void {
  const stops = [...sheet.querySelectorAll<HTMLElement>('summary, input, a[href]')];
  const first = stops[0];
  const last = stops.at(-1);
  const leaving = event.shiftKey ? first : last;
  if (document.activeElement !== leaving && sheet.contains(document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
