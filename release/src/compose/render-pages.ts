import type { SiteConfig } from '@shared/contract/config';
import type { BrokenSearch, ComposeRoute, Release } from '@shared/contract/release';
import { composePathsSchema } from '@shared/contract/release/schemas';
import { ReleaseError } from '../release-error';
import type { BundleProcess } from './bundle-process';
import { type HostProcess, readAnswer } from './host-process';
import { type PageAddress, checkedAddresses } from './page-paths';

/** Bytes of one page, and of all its addresses as a remote lists them. */
const PAGE_LIMIT = 8e6;
const PATHS_LIMIT = 32e6;
/** So many pages are asked for before the first of them is there: the process never waits for its questions. */
const AHEAD = 4;

export interface RemoteRendering {
  host: Release;
  remote: Release;
  config: SiteConfig;
  prefixes?: readonly string[] | undefined;
  trial: boolean;
  refuseBroken: boolean;
  /** Holds the host alone. */
  hostProcess: HostProcess;
  /** Holds host and remote. */
  process: Promise<BundleProcess>;
  add: (file: string, text: string) => void;
}

/** Renders a remote's pages, one after the other, each twice. */
export async function renderPages(rendering: RemoteRendering): Promise<void> {
  const { host, remote, trial, refuseBroken, add } = rendering;
  // Both processes start at once.
  const [routes, process] = await Promise.all([rendering.hostProcess.routes(), rendering.process]);
  const own = routes.flatMap((route, index) => (route.remote === remote.name ? [{ ...route, index }] : []));
  for (const { pattern, page } of own) {
    if (!Object.hasOwn(remote.pages, page))
      throw new ReleaseError(`The route ${pattern} needs the page ${page}, which ${remote.name} does not have`);
  }
  const asked = own.map(({ index }) => index);
  const about = 'the list of its addresses';
  const found = await process.ask({ question: { what: 'paths', routes: asked }, about, limit: PATHS_LIMIT });
  const addresses = checkedAddresses(readAnswer(found, composePathsSchema, about), asked, {
    ...{ remote: remote.name, routes, rootFiles: Object.keys(host.publicFiles), prefixes: rendering.prefixes },
  });
  const search = refuseBroken ? new BrokenReferencesOf(rendering, addresses) : null;
  const render = ({ route, target, path }: PageAddress) => renderTwice(process, { what: 'page', route, target }, path);
  for await (const [{ path, file }, html] of inOrder(addresses, AHEAD, render)) {
    const text = html.replaceAll('__ASSETS__/', `${rendering.config.basePath}assets/`);
    await search?.look(path, text);
    add(file, text);
  }
  await search?.refuse();
  if (!trial) return;
  // Nothing leads to them yet: what they render is looked at by nobody.
  for (const page of unrouted(remote, routes)) await renderTwice(process, { what: 'unrouted', page }, `/${page}/`);
}

function unrouted({ name, pages }: Release, routes: readonly ComposeRoute[]): string[] {
  const routed = new Set(routes.filter(({ remote }) => remote === name).map(({ page }) => page));
  return Object.keys(pages).filter((page) => !routed.has(page));
}

/** Does the same for each, some of it ahead: what comes of it, in the order of the items. */
async function* inOrder<Item, T>(
  items: readonly Item[],
  ahead: number,
  task: (item: Item) => Promise<T>,
): AsyncGenerator<[Item, T]> {
  const begun: [Item, Promise<T>][] = [];
  for (let at = 0; ;) {
    for (const item of items.slice(at, at + ahead - begun.length)) {
      const answer = task(item);
      // Where an earlier one fails, nobody waits for it.
      answer.catch(() => undefined);
      begun.push([item, answer]);
      at += 1;
    }
    const first = begun.shift();
    if (!first) return;
    yield [first[0], await first[1]];
  }
}

async function renderTwice(
  process: BundleProcess,
  question: { what: 'page'; route: number; target: number } | { what: 'unrouted'; page: string },
  path: string,
): Promise<string> {
  const once = () => process.ask({ question, about: path, limit: PAGE_LIMIT });
  const [html, again] = await Promise.all([once(), once()]);
  if (!html.equals(again)) throw new ReleaseError(`${path} renders differently each time`);
  return html.toString();
}

/** Only where it can still be mended: a promotion and a rollback serve what was published. */
class BrokenReferencesOf {
  private readonly site: BrokenSearch;
  private readonly links: string[] = [];
  private readonly pictures: string[] = [];
  private looking: Promise<void> = Promise.resolve();

  constructor(
    private readonly rendering: RemoteRendering,
    addresses: readonly PageAddress[],
  ) {
    const { host, remote, config } = rendering;
    this.site = {
      ...{ basePath: config.basePath, remote: remote.name, assets: Object.keys(remote.files) },
      addresses: addresses.map(({ file }) => addressOf(file)),
      rootFiles: Object.keys(host.publicFiles),
    };
  }

  /** Looks at one page while the next one is rendered. */
  async look(path: string, html: string): Promise<void> {
    await this.looking;
    this.looking = this.rendering.hostProcess.broken(path, html, this.site).then(({ links, pictures }) => {
      const address = addressOf(path.replace(/\/$/, '/index.html').slice(1));
      for (const link of links) this.links.push(`${address} links to ${link}`);
      for (const shown of pictures) this.pictures.push(`${address} shows ${shown}`);
    });
    this.looking.catch(() => undefined);
  }

  async refuse(): Promise<void> {
    await this.looking;
    if (this.links.length > 0) throw new ReleaseError(`no page stands where these lead: ${this.links.join(', ')}`);
    if (this.pictures.length > 0)
      throw new ReleaseError(`no release holds these pictures: ${this.pictures.join(', ')}`);
  }
}

function addressOf(file: string): string {
  return `/${file.replace(/index\.html$/, '')}`;
}
