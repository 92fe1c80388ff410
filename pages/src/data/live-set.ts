import type { DataHead, PartReference } from '@shared/contract/release';
import type { ContentExperiment } from '@shared/contract/release/data-schemas';
import { compositionsOf } from '@shared/contract/release/canaries';
import { readPartFile } from '../compose/read-part-file';
import { checkedReader, storeReader } from '../compose/release-reader';
import { type Sandbox, findSandbox } from '../compose/sandbox';
import type { SiteContent } from '@shared/contract/content';
import { siteRoutes } from '../compose/site-addresses';
import { ReleaseError } from '@shared/store/release-error';
import type { Store } from '@shared/store/store/store';
import { DataError } from './errors';
import { HostContent } from './host-content';
import { HostFrames } from './host-frames';
import { HostFiles } from './host-files';
import { type Entry, LivePart } from './live-part';
import type { PageAddress } from '../compose/page-paths';
import { PartRenderer } from './part-renderer';
import type { Problems } from './problems';
import type { Answers, PublicData } from './public-data';
import type { SearchFiles } from './search-files';
import type { Sitemaps } from './sitemaps';

interface Options {
  store: Store;
  sitemaps: Sitemaps;
  search: Pick<SearchFiles, 'adopt'>;
  problems: Problems;
  say: (sentence: string) => void;
  /** ms between two looks for a revision. */
  every: number;
  data: Pick<PublicData, 'serviceKey'>;
}

/** ms: a part that could not be taken up is tried again after, and a page is composed at most once in so many. */
const [RETRY, ONCE_IN] = [30_000, 1000];

/** The parts of the releases that the ledger says are live, of stable and of canaries. */
export class LiveSet {
  readonly parts = new Map<string, LivePart>();
  /** Patterns of the pages of all, and what the backend was told of pages last. */
  private patterns: readonly string[] = [];
  private readonly hostFiles = new Map<string, HostFiles>();
  private readonly frames: HostFrames;
  private told = '';
  /** Keys of the parts whose content the backend was told of last. */
  private toldContent = '';
  private ledgerHead = 0;
  private retryAt = Infinity;
  private lookedAt = -Infinity;
  private sandbox: Promise<Sandbox> | null = null;

  constructor(private readonly options: Options) {
    this.frames = new HostFrames(checkedReader(storeReader(options.store)));
  }

  async reset(): Promise<void> {
    this.ledgerHead = 0;
    this.lookedAt = -Infinity;
    for (const { renderer } of this.parts.values()) await renderer?.stop();
    await this.frames.stop();
    this.parts.clear();
  }

  /**
   * Takes up parts that went live, with what `known` says was composed for them, and forgets all others; what is always
   * composed and is not there yet is due. Tells whether anything changed.
   */
  async follow(known: DataHead | null, batch: number): Promise<boolean> {
    const { store, every } = this.options;
    if (Math.abs(Date.now() - this.lookedAt) < every) return false;
    this.lookedAt = Date.now();
    const head = await store.ledger.head();
    if (!head || (head.revision.number === this.ledgerHead && Date.now() < this.retryAt)) return false;
    const { config } = head.revision;
    const live = new Map<string, () => Promise<LivePart>>();
    const patterns = new Set<string>();
    for (const reference of compositionsOf(head.revision)) {
      const { releases, parts, addresses = {} } = await store.readComposition(reference);
      for (const { pattern } of siteRoutes(addresses)) patterns.add(pattern);
      for (const [name, part] of Object.entries(parts)) {
        live.set(part.key, () => this.startPart(part, { name, releases, config }));
      }
    }
    this.patterns = [...patterns].sort();
    for (const [key, part] of this.parts) {
      if (live.has(key)) continue;
      await part.renderer?.stop();
      this.parts.delete(key);
      this.hostFiles.delete(key);
    }
    this.retryAt = Infinity;
    for (const [key, start] of live) if (!this.parts.has(key)) await this.adopt(key, start, { known, batch });
    // A page that went live stands before a redirect.
    for (const { host } of this.parts.values()) host.forget(false);
    this.ledgerHead = head.revision.number;
    return true;
  }

  /** Brings every page to what is published of the host's content now. */
  async followHost(data: PublicData, batch: number, experiment: ContentExperiment | null): Promise<void> {
    const answers = data.shared();
    const { problems } = this.options;
    for (const [key, part] of this.parts) {
      const about = `content of the host, ${key}`;
      try {
        const isThere = await part.host.follow(answers, experiment, async () => {
          part.turn(batch);
          const taken = await this.hostFiles.get(key)?.keep(part, this.rendered());
          if (taken?.length) problems.note('redirects', new ReleaseError(`pages stand at ${taken.join(', ')}`));
          else if (taken) problems.over('redirects');
        });
        if (isThere) problems.over(about);
      } catch (error) {
        if (!(error instanceof DataError || error instanceof ReleaseError)) throw error;
        problems.note(about, error);
      }
    }
  }

  /** The next instant at which something that stands on every page is another. */
  private get nextChange(): number {
    return Math.min(...[...this.parts.values()].map(({ host }) => host.nextChange), Infinity);
  }

  private rendered(): PartRenderer[] {
    return [...this.parts.values()].flatMap(({ renderer }) => renderer ?? []);
  }

  /** Tells the backend the addresses of what is live, for links that lead to pages of the site. */
  async tellPages(data: PublicData): Promise<void> {
    const parts = [...this.parts.keys()].sort().join();
    // Of two releases of one package those of stable.
    const placed = new Map(
      this.rendered()
        .reverse()
        .flatMap(({ placed }) => [...placed.current]),
    );
    const places = this.patterns.map((pattern) => ({ pattern, paths: placed.get(pattern) }));
    const pages = JSON.stringify(places);
    if (pages === this.told && parts === this.toldContent) return;
    try {
      await data.tellPages(places);
      if (parts !== this.toldContent) await data.tellContent(this.content());
      this.told = pages;
      this.toldContent = parts;
      this.options.problems.over('addresses');
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      this.options.problems.note('addresses', error);
    }
  }

  /** Follows pages whose addresses follow from content. */
  async place(data: Answers, batch: number): Promise<void> {
    const { sitemaps, problems } = this.options;
    for (const part of this.parts.values())
      try {
        if (await part.place(data, batch)) sitemaps.note(null);
        problems.over(`addresses of ${part.key}`);
      } catch (error) {
        if (!(error instanceof DataError || error instanceof ReleaseError)) throw error;
        problems.note(`addresses of ${part.key}`, error);
      }
  }

  /** A page that stands at an address, where a package shows it. */
  pageOf(name: string, path: string): { renderer: PartRenderer; target: PageAddress } | null {
    for (const { renderer } of this.parts.values()) {
      if (!renderer || ![renderer.content.name, renderer.host.release.name].includes(name)) continue;
      const target = renderer.all.find((one) => one.path === path) ?? renderer.find(path);
      if (target) return { renderer, target };
    }
    return null;
  }

  /** Entries of every package: of two releases of one, those of stable, which is taken up first. */
  private content(): SiteContent {
    const all = new Map<string, SiteContent[number]>();
    for (const { renderer, host } of this.parts.values()) {
      const { name, entries } = renderer ? renderer.content : host.release;
      if (all.has(name) || Object.keys(entries).length === 0) continue;
      // Every page shows what is the host's; the first of them is its preview.
      all.set(name, { package: name, entries, addresses: renderer?.addresses() ?? { 'every-page': ['/'] } });
    }
    return [...all.values()];
  }

  /** The pages that may be composed again, those first that are old for longest: none is passed over for others that change often. */
  dueAt(now: number): [Entry, LivePart][] {
    return this.due()
      .filter(({ from }) => from <= now)
      .sort((a, b) => Number(a.entry.late) - Number(b.entry.late) || a.since - b.since)
      .map(({ entry, part }) => [entry, part]);
  }

  /** The time at which a page may be composed again, in ms since 1970; Infinity where none is old. */
  get nextDue(): number {
    return this.due().reduce((first, { from }) => Math.min(first, from), this.nextChange);
  }

  private due(): { entry: Entry; part: LivePart; since: number; from: number }[] {
    return [...this.parts.values()].flatMap((part) =>
      [...part.entries.values()].flatMap((entry) => {
        const { due: since, composedAt, retryAt } = entry;
        // A clock that went back holds nothing up.
        const composed = composedAt > Date.now() ? 0 : composedAt;
        return since === null ? [] : { entry, part, since, from: Math.max(composed + ONCE_IN, retryAt) };
      }),
    );
  }

  private async adopt(
    key: string,
    start: () => Promise<LivePart>,
    { known: before, batch }: { known: DataHead | null; batch: number },
  ): Promise<void> {
    const { store, say, problems } = this.options;
    try {
      const part = await start();
      const known = before?.parts[key];
      if (known)
        await part.load(store, known).catch((error: unknown) => {
          if (!(error instanceof ReleaseError)) throw error;
          say(`${error.message}: its pages are composed again`);
        });
      for (const target of part.renderer?.fixed ?? []) {
        const entry = part.entry(target);
        if (!entry.page && !entry.released) entry.due = batch;
      }
      this.parts.set(key, part);
      problems.over(`part ${key}`);
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      problems.note(`part ${key}`, error);
      this.retryAt = Date.now() + RETRY;
    }
  }

  private async startPart(
    reference: PartReference,
    {
      name,
      releases,
      config,
    }: { name: string; releases: Readonly<Record<string, { version: string }>>; config: string },
  ): Promise<LivePart> {
    const {
      store,
      sitemaps,
      data: { serviceKey },
    } = this.options;
    const site = await store.readConfig(config);
    if (name === 'host') {
      const { files } = await store.readPart(reference);
      const read = async (file: string) => {
        const facts = files[file];
        return facts
          ? ((await readPartFile(store.storage, reference.key, { name: file, ...facts }))?.toString() ?? '')
          : '';
      };
      const own = {
        robots: await read('robots.txt'),
        pages: await read('sitemap.xml'),
        notFound: await read('404.html'),
      };
      sitemaps.adopt(reference.key, site, own);
      this.sandbox ??= findSandbox();
      const sandbox = await this.sandbox;
      const host = await store.readRelease(name, releases[name]?.version ?? '');
      const reader = storeReader(store);
      this.hostFiles.set(
        reference.key,
        new HostFiles({
          store,
          sitemaps,
          sandbox,
          reader,
          host,
          frame: this.frames.of({ host, config, site, sandbox }),
        }),
      );
      return new LivePart(reference.key, null, await HostContent.read(checkedReader(reader), host, site));
    }
    this.sandbox ??= findSandbox();
    const release = (of: string) => store.readRelease(of, releases[of]?.version ?? '');
    const [host, remote, prefixes, sandbox] = await Promise.all([
      release('host'),
      release(name),
      store.authority.prefixesOf(name),
      this.sandbox,
    ]);
    const frame = this.frames.of({ host, config, site, sandbox });
    const options = { reader: storeReader(store), sandbox, host, frame, remote, config: site, prefixes, serviceKey };
    this.options.search.adopt(reference);
    const renderer = await PartRenderer.start(options);
    return new LivePart(reference.key, renderer, renderer.host);
  }
}
