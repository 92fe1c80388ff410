/** Files that are there already come within this, and need no placeholder, in ms. */
const GRACE = 120;

/** Marks the slot as loading after a short grace; the shell's style draws a page's shape over it. */
export function showPlaceholder(wanted: () => boolean): { remove: () => void } {
  const slot = document.querySelector<HTMLElement>('[data-slot]');
  const before = slot?.dataset['state'];
  const timer = setTimeout(() => {
    if (!slot || !wanted()) return;
    slot.dataset['state'] = 'loading';
    scrollTo({ top: 0, behavior: 'instant' });
  }, GRACE);
  return {
    remove() {
      clearTimeout(timer);
      if (slot?.dataset['state'] === 'loading' && before) slot.dataset['state'] = before;
    },
  };
}
