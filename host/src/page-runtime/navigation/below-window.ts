/**
 * Keeps what lies well below the window out of the picture, each part in the room that it takes, so that the first frame
 * of `page` paints little more than what is seen. The page must be laid out with its top at the window's.
 *
 * @returns what shows it all again
 */
export function hideBelowWindow(page: HTMLElement): () => void {
  const below = partsOf(page).flatMap((part) => {
    const { top, height } = part.getBoundingClientRect();
    return top > innerHeight * MARGIN ? [{ style: part.style, height }] : [];
  });
  for (const { style, height } of below) {
    style.containIntrinsicBlockSize = `${height}px`;
    style.contentVisibility = 'hidden';
  }
  return () => {
    for (const { style } of below) style.contentVisibility = style.containIntrinsicBlockSize = '';
  };
}

/** Windows from the top: a toolbar that slides away, and the header, must not uncover a gap. */
const MARGIN = 1.25;

/** A page's sections, however many elements are wrapped around all of them. */
function partsOf(page: Element): HTMLElement[] {
  const [only, ...others] = page.children;
  if (only && others.length === 0) return partsOf(only);
  return [...page.children].filter((child) => child instanceof HTMLElement);
}
