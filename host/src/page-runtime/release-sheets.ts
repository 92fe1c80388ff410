import type { PageData } from '@shared/contract/release';
import type { Release } from './release';

/** Takes away the sheets of a remote's other generations: rules that a release dropped must not style its pages. */
export function keepOnlySheetsOf({ key, reference: { name }, files }: Release, page: PageData): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-release]')) {
    const owner = link.dataset['release'] ?? '';
    if (owner !== key && owner.startsWith(`${name}@`)) link.remove();
  }
  if (page.remote?.name !== name) return;
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
    const composed = (style.dataset['href'] ?? '').split(' ');
    const { integrity } = page.remote.first;
    if (composed.every((file) => file in integrity) && composed.some((file) => !(file in files.integrity)))
      style.remove();
  }
}
