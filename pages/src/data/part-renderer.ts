import type { ComposedAnswers } from '@shared/contract';
import { hasParams, paramsAt } from '@shared/contract/config';
import type { SiteRoute, PageFacts, Release } from '@shared/contract/release';
import type { ContentExperiment } from '@shared/contract/release/data-schemas';
import { BundleProcess } from '../compose/bundle-process';
import type { FrameProcess } from '../compose/frame-process';
import { type IngredientsRequest, ingredientsOf, partBundles } from '../compose/ingredients';
import { askContent, askRequests, pageDocument, readContent } from '../compose/page-document';
import { addressesOf, checkedAddresses, isOnDemand, type PageAddress } from '../compose/page-paths';
import { checkedReader } from '../compose/release-reader';
import { askFacts, readFacts } from '../compose/render-pages';
import type { Sandbox } from '../compose/sandbox';
import { routesOf } from '../compose/site-addresses';
import type { Ingredients } from '../document/page-data';
import { HostContent } from './host-content';
import { PlacedPages } from './placed-pages';
import { ReleaseContent } from '../compose/release-content';
import { withSharePicture } from './share-picture';

export interface RendererOptions extends IngredientsRequest {
  sandbox: Sandbox;
  /** The host's process, which parts share. */
  frame: FrameProcess;
  remote: Release;
  prefixes: readonly string[];
  /** Signs the words of sharing pictures. */
  serviceKey: string;
}

/** A route whose addresses are composed when somebody asks for them, and the call that lists them. */
export interface OnDemandRoute {
  route: SiteRoute;
  listedBy: string;
}

/** MB, and ms for one answer. */
const MEMORY = 512;
const PATIENCE = 10_000;
/** The number of pages after which a process makes place for a new one. */
const PAGES_OF_A_PROCESS = 5000;

/**
 * Renders the pages of one remote's release with public data, in a sandbox that stays. A page that throws, hangs or gives too
 * much ends the process: the next page has a new one.
 */
export class PartRenderer {
  private process: Promise<BundleProcess> | null = null;
  private rendered = 0;
  private readonly facts = new Map<string, PageFacts>();
  private others: readonly PageAddress[] | undefined;
  /** Pages at addresses of their own, that are always composed. */
  readonly fixed: PageAddress[] = [];
  readonly onDemand: OnDemandRoute[] = [];
  /** Those of them whose addresses follow from content. */
  readonly placed = new PlacedPages(this);

  private constructor(
    private readonly own: { content: ReleaseContent; host: HostContent },
    private readonly options: RendererOptions,
    private readonly ingredients: Ingredients,
  ) {}

  get content(): ReleaseContent {
    return this.own.content;
  }

  get host(): HostContent {
    return this.own.host;
  }

  /** Finds out which pages of a release live on data; throws where its bundle does not say. */
  static async start(given: RendererOptions): Promise<PartRenderer> {
    const options = { ...given, reader: checkedReader(given.reader) };
    const { reader, host, config } = options;
    const own = {
      content: await ReleaseContent.read(reader, options.remote),
      host: await HostContent.read(reader, host, config),
    };
    const renderer = new PartRenderer(own, options, await ingredientsOf(options));
    await renderer.learn();
    // A remote without data is asked for nothing more.
    if (renderer.fixed.length + renderer.onDemand.length === 0) await renderer.stop();
    return renderer;
  }

  private async learn(): Promise<void> {
    const host = await this.options.frame.facts();
    for (const route of routesOf(this.options.remote)) {
      const { page, pattern } = route;
      const facts = this.facts.get(page) ?? readFacts(await this.ask((process) => askFacts(process, page)), page, host);
      this.facts.set(page, facts);
      if (hasParams(pattern) && facts.listedBy !== null) this.onDemand.push({ route, listedBy: facts.listedBy });
      else if (
        this.content.addressOf(facts.content ?? []) !== null ||
        (!hasParams(pattern) &&
          Object.keys(await this.requests({ route, path: pattern, file: '', params: {} }, {})).length > 0)
      ) {
        const targets = this.checked(route, addressesOf(route, facts));
        this.fixed.push(...targets);
        if (hasParams(pattern) || route.params) this.placed.learn(route, facts, targets);
      }
    }
  }

  /** All pages at addresses of their own: those too that are composed where something of the host's was published. */
  get all(): readonly PageAddress[] {
    this.others ??= routesOf(this.options.remote).flatMap((route) => {
      const facts = this.facts.get(route.page);
      const found = facts ? this.checked(route, addressesOf(route, facts)) : [];
      return found.filter(({ file }) => this.fixed.every((known) => known.file !== file));
    });
    return [...this.fixed, ...this.others];
  }

  /** What a page says of itself where this was published of its content. */
  async factsWith(page: string, published: object): Promise<PageFacts> {
    const host = await this.options.frame.facts();
    return readFacts(await this.ask((process) => askFacts(process, page, published)), page, host);
  }

  /** The page at an address that is composed on demand; null where no such route leads there. */
  find(path: string): PageAddress | null {
    for (const { route } of this.onDemand) {
      const params = isOnDemand(path, route.pattern) ? paramsAt(route.pattern, path) : null;
      if (params) return this.checked(route, [{ path, params }])[0] ?? null;
    }
    return null;
  }

  /** The address of what a listing call names: `{ id, … }` by the names in the route's pattern. */
  addressOf({ route: { pattern } }: OnDemandRoute, item: Readonly<Record<string, unknown>>): string | null {
    const path = pattern.replace(/:(\w+)/g, (_all, name: string) => {
      const value = item[name];
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '!';
    });
    const slashed = path.endsWith('/') ? path : `${path}/`;
    return this.find(slashed) ? slashed : null;
  }

  /** The calls that a page's text comes from, by its own names, as far as they follow from what is known. */
  async requests(
    { route, params, path }: PageAddress,
    known: ComposedAnswers['byAddress'],
  ): Promise<Readonly<Record<string, string>>> {
    return this.ask((process) => askRequests(process, { page: route.page, path, params, known }));
  }

  /** Patterns of the addresses of its pages, by the page's name. */
  addresses(): Record<string, string[]> {
    const all: Record<string, string[]> = {};
    // A second address that is a file's leads to the same page.
    for (const { page, pattern } of routesOf(this.options.remote).filter((route) => !route.pattern.includes('.')))
      (all[page] ??= []).push(pattern.endsWith('/') ? pattern : `${pattern}/`);
    return all;
  }

  /** The call for what was published of the content that a page shows; null where it shows none. */
  contentAddress({ route }: PageAddress): string | null {
    return this.content.addressOf(this.facts.get(route.page)?.content ?? []);
  }

  /** Values of an experiment that a page shows. */
  triedIn({ route }: PageAddress, { values }: Pick<ContentExperiment, 'values'>): Readonly<Record<string, unknown>> {
    const keys = this.facts.get(route.page)?.content ?? [];
    return Object.fromEntries(Object.entries(values[this.content.name] ?? {}).filter(([key]) => keys.includes(key)));
  }

  /** @param around what stands around it; absent: what was published of it */
  async render(
    { route, path, params }: PageAddress,
    answers: ComposedAnswers,
    around = this.host.around,
  ): Promise<string> {
    const { ingredients } = this;
    const facts = this.facts.get(route.page) ?? { start: 'idle', leadsTo: [] };
    const asked = { page: route.page, path, params, answers, ...(around && { config: around.config }) };
    const answer = await this.ask((process) => askContent(process, asked));
    this.rendered += 1;
    if (this.rendered % PAGES_OF_A_PROCESS === 0) await this.stop();
    const read = readContent(answer, path, ingredients.config.basePath);
    const { frame, serviceKey, remote } = this.options;
    const isShipped = remote.sharePictures?.[route.canonical ?? path] !== undefined;
    const content = withSharePicture(read, answers, { isShipped, serviceKey });
    const asks = { ingredients, frame, route, path, params, facts, answers, content, around };
    return (await pageDocument(asks)).html;
  }

  async stop(): Promise<void> {
    const { process } = this;
    this.process = null;
    await (await process?.catch(() => null))?.stop();
  }

  private async ask<T>(asked: (process: BundleProcess) => Promise<T>): Promise<T> {
    this.process ??= this.startProcess();
    const starting = this.process;
    try {
      const process = await starting;
      const timer = setTimeout(() => process.end(`it does not answer after ${PATIENCE / 1000} s`), PATIENCE);
      return await asked(process).finally(() => clearTimeout(timer));
    } catch (error) {
      if (this.process === starting) {
        this.process = null;
        await (await starting.catch(() => null))?.stop();
      }
      throw error;
    }
  }

  private async startProcess(): Promise<BundleProcess> {
    const { sandbox, reader, remote, config } = this.options;
    const bundles = await partBundles(reader, this.options);
    return BundleProcess.start({ sandbox, memory: MEMORY }, { config, remote: remote.name }, bundles);
  }

  checked(route: SiteRoute, found: Parameters<typeof checkedAddresses>[0][number]): PageAddress[] {
    const { host, remote, prefixes } = this.options;
    const limits = { remote: remote.name, rootFiles: Object.keys(host.publicFiles), prefixes };
    return checkedAddresses([found], [route], limits);
  }
}
