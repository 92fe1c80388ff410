import type { PageHead } from '@shared/contract';
import { apiPath, type SiteConfig, sitePath } from '@shared/contract/config';

type Block = Readonly<Record<string, unknown>>;

/** Properties of schema.org that are addresses: who reads them elsewhere has no page to start from. */
const ADDRESSES: ReadonlySet<string> = new Set(['@id', 'contentUrl', 'image', 'item', 'logo', 'thumbnailUrl', 'url']);

/** Structured data of a page and its breadcrumb, and on the first page of who stands behind the site; addresses of the site are whole. */
export function jsonLd(config: SiteConfig, path: string, { jsonLd: blocks = [], breadcrumb }: PageHead): Block[] {
  const crumbs = breadcrumb?.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href,
  }));
  const all = [
    ...(path === '/' ? siteData(config) : []),
    ...blocks,
    ...(crumbs ? [{ '@type': 'BreadcrumbList', itemListElement: crumbs }] : []),
  ];
  return all.map((block) => withAddresses(config, block) as Block);
}

function siteData({ brand: { name, client, company, phone, address } }: SiteConfig): Block[] {
  const publisher = { '@id': '/#organization' };
  return [
    {
      '@type': 'Organization',
      ...publisher,
      name: company,
      alternateName: name,
      url: '/',
      logo: '/icon-180.png',
      ...(address && { address }),
      contactPoint: { '@type': 'ContactPoint', telephone: phone, contactType: 'sales', availableLanguage: 'zh' },
    },
    { '@type': 'WebSite', name, url: '/', inLanguage: 'zh-CN', publisher },
    {
      '@type': 'SoftwareApplication',
      name: client,
      applicationCategory: 'BusinessApplication',
      url: '/client-download/',
      publisher,
    },
  ];
}

/** A path of this site, or of its API wherever that stands, as an address of its own. */
export function wholeAddress(config: SiteConfig, path: string): string {
  const address = path.startsWith('/api/') ? apiPath(config, path) : sitePath(config, path);
  return new URL(address, config.origin).href;
}

function withAddresses(config: SiteConfig, value: unknown, name = ''): unknown {
  if (typeof value === 'string')
    return ADDRESSES.has(name) && value.startsWith('/') ? wholeAddress(config, value) : value;
  if (Array.isArray(value)) return value.map((item) => withAddresses(config, item, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withAddresses(config, part, key)]));
}
