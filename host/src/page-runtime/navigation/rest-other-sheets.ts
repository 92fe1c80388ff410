import type { PageFiles } from '@shared/contract/release';
import { usersOf } from '../loader/file-attempt';
import type { Release } from '../release';

/**
 * Lets the sheets of a release's other pages rest: what two pages have in common, each has its own copy of, and the one that came
 * last would win over what overrides it.
 */
export function restOtherSheets({ key, files }: Release, shown: string): void {
  const { [shown]: own, ...others } = files.pages;
  const has = (file: string) => (pageFiles?: PageFiles) =>
    [pageFiles?.styles, pageFiles?.staticStyles].some((sheets) => sheets?.includes(file));
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-release]')) {
    const { release, href = '' } = link.dataset;
    const isIn = has(href.split('/').pop() ?? '');
    const rests = usersOf(href) === 1 && !isIn(own) && Object.values(others).some(isIn);
    const media = rests ? 'not all' : '';
    // To write what it says already would have the styles of the whole document computed again.
    if (release === key && link.media !== media) link.media = media;
  }
}
