import type { PageData, PageFiles } from '@shared/contract/release';
import { usersOf } from './loader/file-attempt';
import type { Release } from './release';

/**
 * Takes away the sheets of a remote's other generations: rules that a release dropped must not style its pages. Those of its other
 * pages rest: what two pages have in common, each has its own copy of, and the one that came last would win over what overrides it.
 */
export function keepOnlySheetsOf({ key, reference: { name }, files }: Release, shown: string, page: PageData): void {
  const { [shown]: own, ...others } = files.pages;
  const has = (file: string) => (pageFiles?: PageFiles) =>
    [pageFiles?.styles, pageFiles?.staticStyles].some((sheets) => sheets?.includes(file));
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-release]')) {
    const owner = link.dataset['release'] ?? '';
    const { href = '' } = link.dataset;
    const isIn = has(href.split('/').pop() ?? '');
    const rests = usersOf(href) === 1 && !isIn(own) && Object.values(others).some(isIn);
    if (owner === key) link.media = rests ? 'not all' : '';
    else if (owner.startsWith(`${name}@`)) link.remove();
  }
  if (page.remote?.name !== name) return;
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
    const composed = (style.dataset['href'] ?? '').split(' ');
    const { integrity } = page.remote.first;
    if (composed.every((file) => file in integrity) && composed.some((file) => !(file in files.integrity)))
      style.remove();
  }
}
