import { type SiteConfig, sitePath } from '@shared/contract/config';
import { z } from 'zod';
import type { LivePart } from './live-part';
import type { OnDemandRoute, PartRenderer } from './part-renderer';
import type { PublicData } from './public-data';

/** What the host composed by itself for the root of the site. */
interface OwnFiles {
  robots: string;
  /** Its site map, of the pages that are composed with the release. */
  pages: string;
  notFound: string;
}

/** Addresses in one site map, as one answer of the listing has them; and the most that there may be of one kind. */
const IN_ONE = 10_000;
const MOST = 100;
/** ms: lists of addresses are long, and nobody waits for them. */
const ONCE_IN = 30_000;

const listingSchema = z.object({
  items: z.array(z.looseObject({ updatedAt: z.iso.datetime({ offset: true }) })),
  total: z.int().min(0),
});

/** Site maps of all pages that are composed on demand, `IN_ONE` addresses each, named in `robots.txt` and in an index. */
export class Sitemaps {
  private hosts = new Map<string, { site: SiteConfig; own: OwnFiles }>();
  private topics = new Set<string>();
  private due = true;
  private composedAt = 0;

  constructor(private readonly data: PublicData) {}

  adopt(key: string, site: SiteConfig, own: OwnFiles): void {
    this.hosts.set(key, { site, own });
    this.due = true;
    this.composedAt = 0;
  }

  /** The frame of a page that is not there. */
  get notFound(): string {
    return [...this.hosts.values()].at(-1)?.own.notFound ?? '';
  }

  /** @param topics what has changed; null: nobody knows */
  note(topics: readonly string[] | null): void {
    if (!topics || topics.some((topic) => this.topics.has(topic))) this.due = true;
  }

  /** The files of each host's part, where they are to be made anew; throws a `DataError`. */
  async compose(parts: readonly LivePart[]): Promise<{ key: string; files: Map<string, string> }[]> {
    if (!this.due || Date.now() - this.composedAt < ONCE_IN) return [];
    this.due = false;
    this.composedAt = Date.now();
    const live = new Set(parts.map(({ key }) => key));
    this.hosts = new Map([...this.hosts].filter(([key]) => live.has(key)));
    const maps = new Map<string, [address: string, updatedAt: string][]>();
    try {
      for (const renderer of parts.flatMap((part) => part.renderer ?? []))
        for (const route of renderer.onDemand) await this.list(renderer, route, maps);
    } catch (error) {
      this.due = true;
      throw error;
    }
    return [...this.hosts].map(([key, { site, own }]) => ({ key, files: filesOf(site, own, maps) }));
  }

  private async list(
    renderer: PartRenderer,
    route: OnDemandRoute,
    maps: Map<string, [address: string, updatedAt: string][]>,
  ): Promise<void> {
    // Of its own for each pattern: what stands below a comic has another than the comics.
    const name = route.pattern
      .replace(/\/:id$/, '')
      .replace(/\W+/g, '-')
      .replace(/^-|-$/g, '')
      .toLowerCase();
    for (let page = 1; page <= MOST; page += 1) {
      const separator = route.listedBy.includes('?') ? '&' : '?';
      const { data, topics } = await this.data.ask(`${route.listedBy}${separator}page=${page}`);
      for (const topic of topics) this.topics.add(topic);
      const { items, total } = listingSchema.parse(data);
      const addresses = items.flatMap((item): [string, string][] => {
        const path = renderer.addressOf(route, item);
        return path === null ? [] : [[path, item.updatedAt]];
      });
      if (addresses.length > 0) maps.set(`sitemap-${name}-${page}.xml`, addresses);
      if (items.length === 0 || page * IN_ONE >= total) return;
    }
  }
}

function filesOf(
  site: SiteConfig,
  own: OwnFiles,
  maps: ReadonlyMap<string, readonly [address: string, updatedAt: string][]>,
): Map<string, string> {
  const address = (path: string) => site.origin + sitePath(site, path);
  if (maps.size === 0) return new Map();
  const names = ['sitemap-pages.xml', ...maps.keys()];
  const files = new Map<string, string>([['sitemap-pages.xml', own.pages]]);
  for (const [name, list] of maps) {
    const urls = list.map(
      ([path, at]) => `<url><loc>${xml(address(path))}</loc><lastmod>${at.slice(0, 19)}Z</lastmod></url>`,
    );
    files.set(name, document('urlset', urls));
  }
  files.set(
    'sitemap.xml',
    document(
      'sitemapindex',
      names.map((name) => `<sitemap><loc>${xml(address(`/${name}`))}</loc></sitemap>`),
    ),
  );
  // Some search engines read no index: each site map is named by itself, too.
  const others = own.robots.split('\n').filter((line) => line !== '' && !line.startsWith('Sitemap:'));
  const named = names.map((name) => `Sitemap: ${address(`/${name}`)}`);
  return files.set('robots.txt', `${[...others, ...named].join('\n')}\n`);
}

function document(root: 'urlset' | 'sitemapindex', lines: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${root}>\n`;
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
