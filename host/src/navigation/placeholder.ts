/** Files that are there already come within this, and need no placeholder, in ms. */
const GRACE = 120;

/** Marks the slot as loading after a short grace; the shell's style draws a page's shape over it. */
export function showPlaceholder(): { remove: () => void } {
  const slot = document.querySelector<HTMLElement>('[data-slot]');
  const before = slot?.dataset['state'];
  let removed = false;
  const timer = setTimeout(() => {
    if (!slot) return;
    slot.dataset['state'] = 'loading';
    scrollTo({ top: 0, behavior: 'instant' });
  }, GRACE);
  return {
    remove() {
      clearTimeout(timer);
      if (removed) return;
      removed = true;
      if (slot?.dataset['state'] === 'loading' && before) slot.dataset['state'] = before;
    },
  };
}
