import type { PageHead, PageParams } from '@shared/contract';
import buy from '../../content/english-buy.json';
import home from '../../content/english-home.json';
import product from '../../content/english-product.json';
import { publishedIn } from '../../content/published-in';

const shipped = { home, product, buy };
export type EnglishPage = keyof typeof shipped;

/** Which page an address is of: its route says. */
export const englishPage = ({ text = '' }: PageParams) => text as EnglishPage;

const homeCrumb = { label: 'Home', href: '/en/' };

export function englishCrumbs(page: EnglishPage, title: string) {
  return [homeCrumb, { label: title, href: `/en/${page}/` }];
}

export function englishHead(params: PageParams, data?: Readonly<Record<string, unknown>>): PageHead {
  const page = englishPage(params);
  const words = (publishedIn(data)?.[`english-${page}`] ?? shipped[page]) as PageHead;
  const { title, description } = words;
  return { title, description, ...(page !== 'home' && { breadcrumb: englishCrumbs(page, title) }) };
}
