import type { Crumb, PageHead, PageParams } from '@shared/contract';
import { publishedIn } from '../../content/published-in';
import shipped from './words.json';

export type LegalWords = typeof shipped;

/** Which text an address is of: its route says. */
export const legalKey = ({ text = '' }: PageParams) => text as keyof LegalWords['texts'];

export function legalHead(params: PageParams, data?: Readonly<Record<string, unknown>>): PageHead {
  const { texts } = (publishedIn(data)?.['legal'] ?? shipped) as LegalWords;
  const key = legalKey(params);
  const { title, description } = texts[key];
  return { title, description, breadcrumb: legalCrumbs(title, key) };
}

export function legalCrumbs(title: string, key: string): readonly Crumb[] {
  return [
    { label: '首页', href: '/' },
    { label: title, href: `/${key}/` },
  ];
}
