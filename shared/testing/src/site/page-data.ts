import { readElements } from '@shared/markup';
import type { PageData } from '@shared/contract/release';

/** Reads what a composed page's HTML says of its releases. */
export function pageDataOf(html: string): PageData {
  const block = readElements(html).find(({ attributes }) => attributes['id'] === 'page-data');
  if (!block) throw new TypeError('The page says nothing of its releases');
  return JSON.parse(block.text) as PageData;
}
