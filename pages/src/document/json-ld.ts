import type { PageHead } from '@shared/contract';
import { apiPath, type SiteConfig, sitePath } from '@shared/contract/config';

type Block = Readonly<Record<string, unknown>>;

/** Properties of schema.org that are addresses: who reads them elsewhere has no page to start from. */
const ADDRESSES: ReadonlySet<string> = new Set(['@id', 'contentUrl', 'image', 'item', 'thumbnailUrl', 'url']);

/** Structured data of a page and its breadcrumb; addresses of the site are whole. */
export function jsonLd(config: SiteConfig, { jsonLd: blocks = [], breadcrumb }: PageHead): Block[] {
  const crumbs = breadcrumb?.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href,
  }));
  const all = [...blocks, ...(crumbs ? [{ '@type': 'BreadcrumbList', itemListElement: crumbs }] : [])];
  return all.map((block) => withAddresses(config, block) as Block);
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
