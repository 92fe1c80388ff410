import { type SiteConfig, sitePath } from '@shared/contract/config';
import type { DataPage } from '@shared/contract/release';
import { z } from 'zod';
import type { AddressPush, Dated } from './address-push';
import type { LivePart } from './live-part';
import { type Keep, type KeptFiles, MadeBeside } from './made-beside';
import type { OnDemandRoute, PartRenderer } from './part-renderer';
import type { PageDates } from './page-dates';
import type { PublicData } from './public-data';

/** Files that the host composed by itself for the root of the site. */
interface OwnFiles {
  robots: string;
  /** The site map of the pages that are composed with the release. */
  pages: string;
  notFound: string;
}

/** Whether a file of the host's part is one that is made here. */
export function isSiteMap(file: string): boolean {
  return /^(?:sitemap[\w-]*\.xml|robots\.txt|[\da-zA-Z-]{8,128}\.txt)$/.test(file);
}

/** Site maps of one kind, each as one answer of the listing has it. */
const MOST = 100;
/** ms: lists of addresses are long, and nobody waits for them. */
const ONCE_IN = 30_000;

const listingSchema = z.object({
  items: z.array(z.looseObject({ updatedAt: z.iso.datetime({ offset: true }) })),
  pages: z.int().min(0),
});

type Maps = Map<string, readonly Dated[]>;

/**
 * Site maps of all pages that are composed on demand, one for each answer of a listing, named in `robots.txt` and in an index. They are made
 * beside the steps of who composes pages: nobody waits for them, and no page waits until they are there.
 */
export class Sitemaps {
  private hosts = new Map<string, { site: SiteConfig; own: OwnFiles; notFound?: string | undefined }>();
  private readonly making = new MadeBeside(ONCE_IN);

  constructor(
    private readonly data: PublicData,
    private readonly keep: Keep,
    private readonly beside: { dates: Pick<PageDates, 'read'>; push: AddressPush },
  ) {}

  adopt(key: string, site: SiteConfig, own: OwnFiles): void {
    this.hosts.set(key, { site, own });
    this.making.hurry();
  }

  /** Takes the page for addresses where nothing stands as it was composed anew; undefined: as the host's part has it. */
  showNotFound(key: string, html: string | undefined): void {
    const host = this.hosts.get(key);
    if (host) host.notFound = html;
  }

  /** The frame of a page that is not there. */
  get notFound(): string {
    const host = [...this.hosts.values()].at(-1);
    return host?.notFound ?? host?.own.notFound ?? '';
  }

  /** @param topics what has changed; null: nobody knows */
  note(topics: readonly string[] | null): void {
    this.making.note(topics);
  }

  /** Takes the files made since the last call; begins anew where something changed. Throws what kept them from being made. */
  take(parts: readonly LivePart[]): KeptFiles[] {
    if (this.beside.push.isDue) this.making.want();
    return this.making.take(() => this.make(parts));
  }

  private async make(parts: readonly LivePart[]): Promise<KeptFiles[]> {
    const live = new Set(parts.map(({ key }) => key));
    this.hosts = new Map([...this.hosts].filter(([key]) => live.has(key)));
    const maps: Maps = new Map();
    const made: KeptFiles[] = [];
    const renderers = parts.flatMap((part) => part.renderer ?? []);
    for (const renderer of renderers) for (const route of renderer.onDemand) await this.list(renderer, route, maps);
    const paths = (name: 'added' | 'gone') =>
      renderers.flatMap(({ placed }) => Array.from(placed[name], ({ path }) => path));
    const moved = { added: paths('added'), gone: paths('gone') };
    // What is composed with data is of another day than the release.
    const composed = new Set(
      parts.flatMap(({ entries }) => Array.from(entries.values(), ({ page, target }) => (page ? target.file : ''))),
    );
    const dates = [...(await this.beside.dates.read())].flatMap(([file, at]): Dated[] =>
      composed.has(file) || !file.endsWith('.html') ? [] : [[`/${file.replace(/index\.html$/, '')}`, at]],
    );
    const { push } = this.beside;
    for (const [key, { site, own }] of this.hosts) {
      const files = new Map<string, Pick<DataPage, 'sha256' | 'size'>>();
      for (const [file, text] of [...filesOf(site, own, { maps, moved, dates }), ...push.keyFile])
        files.set(file, await this.keep(file, text));
      made.push({ key, files });
    }
    for (const { site, own } of this.hosts.values()) {
      const whole = (path: string) => site.origin + sitePath(site, path);
      const isNamed = ([path]: Dated) =>
        own.pages.includes(`<loc>${xml(whole(path))}</loc>`) && !moved.gone.includes(path);
      const all = [...dates.filter(isNamed), ...[...maps.values()].flat()];
      await push.push(
        site.origin,
        all.map(([path, at]) => [whole(path), at]),
        whole('/'),
      );
    }
    return made;
  }

  private async list(renderer: PartRenderer, route: OnDemandRoute, maps: Maps): Promise<void> {
    // Each pattern has one of its own: chapters have another than the comics.
    const name = route.route.pattern
      .replace(/\/:id$/, '')
      .replace(/\W+/g, '-')
      .replace(/^-|-$/g, '')
      .toLowerCase();
    for (let page = 1; page <= MOST; page += 1) {
      const separator = route.listedBy.includes('?') ? '&' : '?';
      const { data, topics } = await this.data.ask(`${route.listedBy}${separator}page=${page}`);
      for (const topic of topics) this.making.topics.add(topic);
      const { items, pages } = listingSchema.parse(data);
      const addresses = items.flatMap((item): [string, string][] => {
        const path = renderer.addressOf(route, item);
        return path === null ? [] : [[path, item.updatedAt]];
      });
      if (addresses.length > 0) maps.set(`sitemap-${name}-${page}.xml`, addresses);
      if (page >= pages) return;
    }
  }
}

function filesOf(
  site: SiteConfig,
  own: OwnFiles,
  {
    maps,
    moved,
    dates,
  }: { maps: Maps; moved: { added: readonly string[]; gone: readonly string[] }; dates: readonly Dated[] },
): Map<string, string> {
  const address = (path: string) => site.origin + sitePath(site, path);
  const location = (path: string) => `<url><loc>${xml(address(path))}</loc></url>`;
  const entry = (path: string, at: string) =>
    `<url><loc>${xml(address(path))}</loc><lastmod>${at.slice(0, 19)}Z</lastmod></url>`;
  // It is the host's own, a line for each page.
  const lines = own.pages.split('\n').filter((line) => !moved.gone.some((path) => line.trim() === location(path)));
  lines.splice(lines.lastIndexOf('</urlset>'), 0, ...moved.added.map(location));
  const dated = new Map(dates.map(([path, at]) => [location(path), entry(path, at)]));
  const pages = lines.map((line) => dated.get(line.trim()) ?? line).join('\n');
  if (maps.size === 0) return new Map(pages === own.pages ? [] : [['sitemap.xml', pages]]);
  const names = ['sitemap-pages.xml', ...maps.keys()];
  const files = new Map<string, string>([['sitemap-pages.xml', pages]]);
  for (const [name, list] of maps) {
    files.set(
      name,
      document(
        'urlset',
        list.map((page) => entry(...page)),
      ),
    );
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
