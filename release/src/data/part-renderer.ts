import type { ComposedAnswers, PageParams } from '@shared/contract';
import type { SiteConfig } from '@shared/contract/config';
import type { ComposeRoute, PageRequests, Release } from '@shared/contract/release';
import { composePathsSchema, pageRequestsSchema } from '@shared/contract/release/schemas';
import { BundleProcess } from '../compose/bundle-process';
import { describeJob, pageBundles } from '../compose/describe-job';
import { readAnswer, readRoutes, routesQuestion } from '../compose/host-process';
import { checkedAddresses, isOnDemand, paramsOf } from '../compose/page-paths';
import { type ReleaseReader, checkedReader } from '../compose/release-reader';
import type { Sandbox } from '../compose/sandbox';
import { ReleaseError } from '../release-error';

export interface RendererOptions {
  reader: ReleaseReader;
  sandbox: Sandbox;
  host: Release;
  remote: Release;
  config: SiteConfig;
  prefixes: readonly string[];
}

/** A page whose text comes from public data. */
export interface DataTarget {
  /** Its route's place in the host's list. */
  route: number;
  path: string;
  /** Where its HTML is in a composition. */
  file: string;
  params: PageParams;
}

/** A route whose addresses are composed when somebody asks for them, and the call that lists them. */
export interface OnDemandRoute {
  route: number;
  pattern: string;
  listedBy: string;
}

/** MB, and ms for one answer. */
const MEMORY = 512;
const PATIENCE = 10_000;
const PAGE_LIMIT = 8e6;
const REQUESTS_LIMIT = 100_000;
/** A process that has rendered so many pages makes place for a new one. */
const PAGES_OF_A_PROCESS = 5000;

/**
 * Renders the pages of one remote's release with public data, in a sandbox that stays. A page that throws, hangs or gives too
 * much ends the process: the next page has a new one.
 */
export class PartRenderer {
  private process: Promise<BundleProcess> | null = null;
  private rendered = 0;

  private constructor(
    private readonly options: RendererOptions,
    private readonly routes: readonly ComposeRoute[],
    /** Pages at addresses of their own, that are always composed. */
    readonly fixed: readonly DataTarget[],
    readonly onDemand: readonly OnDemandRoute[],
  ) {}

  /** Finds out which pages of a release live on data; throws where its bundle does not say. */
  static async start(options: RendererOptions): Promise<PartRenderer> {
    const { remote } = options;
    const first = new PartRenderer(options, [], [], []);
    const routes = readRoutes(await first.ask(routesQuestion));
    const asking = new PartRenderer(options, routes, [], []);
    asking.process = first.process;
    const fixed: DataTarget[] = [];
    const onDemand: OnDemandRoute[] = [];
    for (const [route, { pattern, remote: owner }] of routes.entries()) {
      if (owner !== remote.name) continue;
      const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
      const params = Object.fromEntries(names.map((name) => [name, '1']));
      const { requests, listedBy } = await asking.requests({ route, path: '/', file: '', params }, {});
      if (listedBy !== null && names.length > 0) onDemand.push({ route, pattern, listedBy });
      else if (names.length === 0 && Object.keys(requests).length > 0) fixed.push(...(await asking.addressesOf(route)));
    }
    const renderer = new PartRenderer(options, routes, fixed, onDemand);
    renderer.process = asking.process;
    return renderer;
  }

  /** The page at an address that is composed on demand; null where no such route leads there. */
  find(path: string): DataTarget | null {
    for (const { route, pattern } of this.onDemand) {
      if (isOnDemand(path, pattern)) return this.checked(route, [path])[0] ?? null;
    }
    return null;
  }

  /** The address of what a listing call names: `{ id, … }` by the names in the route's pattern. */
  addressOf({ pattern }: OnDemandRoute, item: Readonly<Record<string, unknown>>): string | null {
    const path = pattern.replace(/:(\w+)/g, (_all, name: string) => {
      const value = item[name];
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '!';
    });
    const slashed = path.endsWith('/') ? path : `${path}/`;
    return this.find(slashed) ? slashed : null;
  }

  /** The calls that a page's text comes from, as far as they follow from what is known. */
  async requests({ route, params, path }: DataTarget, known: ComposedAnswers['byAddress']): Promise<PageRequests> {
    const question = { what: 'data', route, params, known } as const;
    const body = await this.ask({ question, about: path, limit: REQUESTS_LIMIT });
    return readAnswer(body, pageRequestsSchema, path);
  }

  async render({ route, path, params }: DataTarget, answers: ComposedAnswers): Promise<string> {
    const question = { what: 'answered', route, path, params, answers } as const;
    const html = (await this.ask({ question, about: path, limit: PAGE_LIMIT })).toString();
    this.rendered += 1;
    if (this.rendered % PAGES_OF_A_PROCESS === 0) await this.stop();
    return html.replaceAll('__ASSETS__/', `${this.options.config.basePath}assets/`);
  }

  async stop(): Promise<void> {
    const { process } = this;
    this.process = null;
    await (await process?.catch(() => null))?.stop();
  }

  private async ask(asked: Parameters<BundleProcess['ask']>[0]): Promise<Buffer> {
    this.process ??= startProcess(this.options);
    const starting = this.process;
    try {
      const process = await starting;
      const timer = setTimeout(() => {
        process.end(`${asked.about} is not there after ${PATIENCE / 1000} s`);
      }, PATIENCE);
      return await process.ask(asked).finally(() => {
        clearTimeout(timer);
      });
    } catch (error) {
      if (this.process === starting) await this.stop();
      throw error;
    }
  }

  private async addressesOf(route: number): Promise<DataTarget[]> {
    const about = 'the list of its addresses';
    const body = await this.ask({ question: { what: 'paths', routes: [route] }, about, limit: REQUESTS_LIMIT });
    const [paths = []] = readAnswer(body, composePathsSchema, about);
    return this.checked(route, paths);
  }

  private checked(route: number, paths: readonly string[]): DataTarget[] {
    const { host, remote, prefixes } = this.options;
    const limits = { remote: remote.name, routes: this.routes, rootFiles: Object.keys(host.publicFiles), prefixes };
    const pattern = this.routes[route]?.pattern ?? '';
    return checkedAddresses([paths], [route], limits).map(({ path, file }) => ({
      ...{ route, path, file },
      params: paramsOf(path, pattern) ?? {},
    }));
  }
}

async function startProcess({ reader, sandbox, host, remote, config }: RendererOptions): Promise<BundleProcess> {
  const checked = checkedReader(reader);
  const [job, own, hostCode] = await Promise.all([
    describeJob({ reader: checked, host, remote, config, paths: [] }),
    pageBundles(checked, remote),
    hostBundle(reader, host),
  ]);
  if (!job.remote) throw new ReleaseError(`${remote.name} has no pages`);
  return BundleProcess.start({ sandbox, memory: MEMORY }, job, new Map([['host/render.cjs', hostCode], ...own]));
}

async function hostBundle(reader: ReleaseReader, host: Release): Promise<string> {
  return (await checkedReader(reader).nodeFile(host, 'render.cjs')).toString();
}
