/**
 * Shows the arrival of a new page: top, or the place that a fragment names, and then title, heading, announcement
 * (docs/requirements.md section 2).
 *
 * @param later says when what nobody sees is done, which needs a layout of its own
 */
export function arrive(hash: string, titleNow: () => string, later: (work: () => void) => void): void {
  // The site scrolls by itself from here on; a browser that restores a position as well would undo it.
  history.scrollRestoration = 'manual';
  const isNamed = hash.length > 1 && scrollToHash(hash);
  if (!isNamed) scrollTo({ top: 0, behavior: 'instant' });
  later(() => {
    document.title = titleNow();
    announce(document.title);
    if (isNamed) return;
    const heading = document.querySelector<HTMLElement>('[data-slot] > :not([data-prepared]) h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  });
}

/** Goes to the element that a fragment names; false where there is none. An empty fragment is the top. */
export function scrollToHash(hash: string): boolean {
  if (hash === '' || hash === '#') {
    scrollTo({ top: 0, behavior: 'instant' });
    return true;
  }
  const target = document.getElementById(decode(hash.slice(1)));
  target?.scrollIntoView();
  // The next Tab goes on from there, as after a page load.
  target?.focus({ preventScroll: true });
  return target !== null;
}

function announce(text: string): void {
  const announcer = document.getElementById('announcer');
  if (announcer) announcer.textContent = text;
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
