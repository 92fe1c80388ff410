import type { ReleaseFiles } from '@shared/contract/release';
import type { Release } from '../release';
import { filesOf, reference } from './fixtures';

/** A release whose sheets come and go. */
export function releaseWith(pages: ReleaseFiles['pages']): Release {
  const name = 'remote-community';
  return { key: `${name}@2`, complete: true, reference: reference(name, '2'), files: { ...filesOf(name), pages } };
}

/** A sheet of a release that has come into the document. */
export function arrived(key: string, file: string): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link.dataset, { release: key, href: `/assets/remote-community/${file}` });
  document.head.append(link);
  return link;
}
