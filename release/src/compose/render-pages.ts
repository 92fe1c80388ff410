import type { SiteConfig } from '@shared/contract/config';
import type { BrokenSearch, ComposeRoute, Release } from '@shared/contract/release';
import { composePathsSchema } from '@shared/contract/release/schemas';
import { ReleaseError } from '../release-error';
import { sha256Of } from '../sha256';
import type { BundleProcess } from './bundle-process';
import { type HostProcess, readAnswer, readRoutes, routesQuestion } from './host-process';
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
  /** Holds the host alone; begins when it is asked for what is broken. */
  hostProcess: HostProcess;
  /** Two, that hold host and remote. */
  processes: readonly [Promise<BundleProcess>, Promise<BundleProcess>];
  add: (file: string, text: string) => void;
}

/**
 * Renders a remote's pages, each in two processes: one begins at the first page and one at the last, so that neither what a
 * process made when it began nor what it remembers of the pages before can show in a page.
 */
export async function renderPages(rendering: RemoteRendering): Promise<void> {
  const { host, remote, trial, refuseBroken, add } = rendering;
  const [process, second] = await Promise.all(rendering.processes);
  const told = [process.ask(routesQuestion), second.ask(routesQuestion)] as const;
  const routes = readRoutes(await same(routesQuestion.about, ...told));
  const own = routes.flatMap((route, index) => (route.remote === remote.name ? [{ ...route, index }] : []));
  for (const { pattern, page } of own) {
    if (!Object.hasOwn(remote.pages, page))
      throw new ReleaseError(`The route ${pattern} needs the page ${page}, which ${remote.name} does not have`);
  }
  const asked = own.map(({ index }) => index);
  const about = 'the list of its addresses';
  const question = { question: { what: 'paths', routes: asked }, about, limit: PATHS_LIMIT } as const;
  const found = await same(about, process.ask(question), second.ask(question));
  const addresses = checkedAddresses(readAnswer(found, composePathsSchema, about), asked, {
    ...{ remote: remote.name, routes, rootFiles: Object.keys(host.publicFiles), prefixes: rendering.prefixes },
  });
  const search = refuseBroken ? new BrokenReferencesOf(rendering, addresses) : null;
  const again = hashesOf(second, addresses);
  // Where a page fails in both, it is told by who comes to it first in their order.
  again.catch(() => undefined);
  const hashes = new Map<string, string>();
  for await (const [{ path, file }, html] of pagesOf(process, addresses)) {
    hashes.set(path, sha256Of(html));
    const text = html.toString().replaceAll('__ASSETS__/', `${rendering.config.basePath}assets/`);
    await search?.look(path, text);
    add(file, text);
  }
  const others = await again;
  for (const [path, hash] of hashes) if (others.get(path) !== hash) throw differs(path);
  await search?.refuse();
  if (!trial) return;
  // Nothing leads to them yet: what they render is looked at by nobody.
  for (const page of unrouted(remote, routes)) {
    const asked = { question: { what: 'unrouted', page }, about: `/${page}/`, limit: PAGE_LIMIT } as const;
    await same(asked.about, process.ask(asked), second.ask(asked));
  }
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

/** Addresses with their pages, in the order of the addresses. */
function pagesOf(process: BundleProcess, addresses: readonly PageAddress[]): AsyncGenerator<[PageAddress, Buffer]> {
  return inOrder(addresses, AHEAD, ({ route, target, path }) =>
    process.ask({ question: { what: 'page', route, target }, about: path, limit: PAGE_LIMIT }),
  );
}

/**
 * SHA-256 of each page, by its path, from the last page to the first; the last is asked for twice, so that a remote with a single
 * page has one of a process that rendered it before.
 */
async function hashesOf(
  process: BundleProcess,
  addresses: readonly PageAddress[],
): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>();
  for await (const [{ path }, html] of pagesOf(process, [...addresses, ...addresses.slice(-1)].reverse())) {
    const hash = sha256Of(html);
    if ((hashes.get(path) ?? hash) !== hash) throw differs(path);
    hashes.set(path, hash);
  }
  return hashes;
}

/** What two processes answer alike. */
async function same(about: string, one: Promise<Buffer>, other: Promise<Buffer>): Promise<Buffer> {
  const [answer, second] = await Promise.all([one, other]);
  if (!answer.equals(second)) throw differs(about);
  return answer;
}

function differs(about: string): ReleaseError {
  return new ReleaseError(`${about} renders differently each time`);
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
