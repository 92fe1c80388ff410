import { type OfferedContract, offerFor } from '@shared/contract/release/offered-contracts';
import { hasParams, paramsAt } from '@shared/contract/config';
import type { SiteRoute, HostFacts, PageFacts, Release } from '@shared/contract/release';
import { pageFactsSchema } from '@shared/contract/release/schemas';
import { routesOf } from './site-addresses';
import { wholeAddress } from '../document/json-ld';
import { type Ingredients } from '../document/page-data';
import { ReleaseError } from '@shared/store/release-error';
import { sha256Of } from '@shared/store/sha256';
import { type KnownSite, brokenLinks, brokenPictures } from './broken-references';
import type { BundleProcess } from './bundle-process';
import { type FrameProcess, readAnswer } from './frame-process';
import { type PageDocument, askContent, askRequests, pageDocument, readContent } from './page-document';
import type { ReleaseContent } from './release-content';
import { type PageAddress, addressesOf, checkedAddresses, fileAt, pathAt } from './page-paths';

/** Bytes of what a page says of itself: all its addresses are in it. */
const FACTS_LIMIT = 32e6;
/** The number of pages asked for before the first of them is there: the process never waits for its questions. */
const AHEAD = 4;

/** Takes a file of a part as it is made; of a page's, its name, its place, and the hashes of its inline scripts. */
export type AddFile = (
  file: string,
  text: string,
  of?: { page?: string; scripts?: readonly string[]; at?: Pick<PageAddress, 'route' | 'path'> },
) => void;

export interface RemoteRendering {
  host: Release;
  remote: Release;
  ingredients: Ingredients;
  prefixes?: readonly string[] | undefined;
  /** What can be edited of its pages, in a trial: pages are rendered with it, too, and so are those without an address. */
  tried: ReleaseContent | null;
  /** Every route of the site; where given, a link that leads nowhere, or a picture that is missing, is an error. */
  linked: readonly SiteRoute[] | null;
  frame: FrameProcess;
  processes: readonly [Promise<BundleProcess>, Promise<BundleProcess>];
  add: AddFile;
}

/**
 * Renders a remote's pages, each in two processes: one begins at the first page and one at the last, so that neither what a
 * process made when it began nor what it remembers of the pages before can show in a page.
 */
export async function renderPages(rendering: RemoteRendering): Promise<void> {
  const { host, remote, frame, ingredients, add } = rendering;
  const { basePath } = ingredients.config;
  const [process, second] = await Promise.all(rendering.processes);
  const known = await frame.facts();
  const own = routesOf(remote);
  const facts = await factsOf(rendering, known, own);
  const found = own.map((route) => addressesOf(route, factsIn(facts, route.page)));
  const limits = { remote: remote.name, rootFiles: Object.keys(host.publicFiles), prefixes: rendering.prefixes };
  const addresses = checkedAddresses(found, own, limits);
  const search = rendering.linked ? new BrokenReferences(rendering, addresses) : null;
  const again = hashesOf(second, addresses);
  // A page that fails in both is reported by who comes to it first in their order.
  again.catch(() => undefined);
  const hashes = new Map<string, string>();
  for await (const [{ path, file, route, params }, answer] of pagesOf(process, addresses)) {
    hashes.set(path, sha256Of(Buffer.from(answer)));
    const content = readContent(answer, path, basePath);
    const page = { ingredients, frame, route, path, params, facts: factsIn(facts, route.page), answers: null };
    const document = await pageDocument({ ...page, content });
    search?.look(path, document, content.head.image);
    add(file, document.html, { page: route.page, scripts: document.scripts, at: { route, path } });
  }
  const others = await again;
  for (const [path, hash] of hashes) if (others.get(path) !== hash) throw differs(path);
  search?.refuse();
  if (!rendering.tried) return;
  await tryOthers(rendering, facts, { own, addresses });
  await tryPublished(process, rendering.tried, { facts, addresses });
}

/** Reads what a page's module says of itself, as its process tells it; throws where it was built for another contract. */
export function readFacts(answer: string, page: string, host: HostFacts): PageFacts {
  const facts = readAnswer(answer, pageFactsSchema, `The page ${page}`);
  const offered: readonly OfferedContract[] = host.contracts ?? [{ version: host.contract, ends: null }];
  if (offerFor(facts.contract, offered)) return facts;
  const versions = offered.map(({ version }) => version).join(' and ');
  throw new ReleaseError(`The page ${page} needs contract ${facts.contract}; the host offers ${versions}`);
}

/** @param published what was published of its content: addresses may follow from that */
export function askFacts(process: BundleProcess, page: string, published?: object): Promise<string> {
  const asked = {
    question: { what: 'facts', page, published },
    about: `the page ${page}`,
    limit: FACTS_LIMIT,
  } as const;
  return process.ask(asked).then(String);
}

/** Reads the facts of the pages that routes lead to; in a trial, of all pages. */
async function factsOf(
  { remote, tried, processes }: RemoteRendering,
  host: HostFacts,
  routes: readonly SiteRoute[],
): Promise<ReadonlyMap<string, PageFacts>> {
  const [process, second] = await Promise.all(processes);
  const asked = tried ? Object.keys(remote.pages) : [...new Set(routes.map(({ page }) => page))];
  const facts = await Promise.all(
    asked.map(async (page) => {
      const answer = await same(`The page ${page}`, askFacts(process, page), askFacts(second, page));
      return [page, readFacts(answer, page, host)] as const;
    }),
  );
  return new Map(facts);
}

function factsIn(facts: ReadonlyMap<string, PageFacts>, page: string): PageFacts {
  const found = facts.get(page);
  if (!found) throw new TypeError(`The page ${page} was not asked for`);
  return found;
}

/** Tries pages that have no address yet: those that nothing leads to, and those whose addresses come from data, at one made up for it. */
async function tryOthers(
  { remote, ingredients, frame, processes, add }: RemoteRendering,
  facts: ReadonlyMap<string, PageFacts>,
  { own, addresses }: { own: readonly SiteRoute[]; addresses: readonly PageAddress[] },
): Promise<void> {
  const [process, second] = await Promise.all(processes);
  for (const [page, of] of facts) {
    if (addresses.some(({ route }) => route.page === page)) continue;
    const route = own.find((one) => one.page === page) ?? {
      pattern: `/${page}`,
      remote: remote.name,
      page,
      header: 'light',
    };
    const { pattern } = route;
    const path = pathAt(pattern.replace(/:\w+/g, '1'), {});
    const params = hasParams(pattern) ? { ...paramsAt(pattern, path), ...route.params } : (of.paths[0] ?? {});
    const asked = { page, path, params, answers: null };
    const answer = await same(path, askContent(process, asked), askContent(second, asked));
    const content = readContent(answer, path, ingredients.config.basePath);
    const { html, scripts } = await pageDocument({
      ...{ ingredients, frame, route, path, params, content },
      facts: of,
      answers: null,
    });
    add(fileAt(path), html, { page, scripts });
  }
}

/**
 * Renders pages as they come once their content was published as the release ships it: a page that needs what its schema keeps from it would
 * stand until the first edit. Pages with public data are left out: nobody has it here.
 */
async function tryPublished(
  process: BundleProcess,
  contents: ReleaseContent,
  { facts, addresses }: { facts: ReadonlyMap<string, PageFacts>; addresses: readonly PageAddress[] },
): Promise<void> {
  for (const { route, path, params } of addresses) {
    const { page } = route;
    const content = contents.asShipped(factsIn(facts, page).content ?? [], params);
    if (
      Object.keys(content).length === 0 ||
      Object.keys(await askRequests(process, { page, path, params, known: {} })).length > 0
    )
      continue;
    const answers = { at: Date.now(), byAddress: {}, content };
    await askContent(process, { page, path, params, answers }).catch((cause: unknown) => {
      if (!(cause instanceof ReleaseError)) throw cause;
      throw new ReleaseError(`once its content is edited, ${cause.message}`, { cause });
    });
  }
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
      // An answer is not waited for after an earlier one has failed.
      answer.catch(() => undefined);
      begun.push([item, answer]);
      at += 1;
    }
    const first = begun.shift();
    if (!first) return;
    yield [first[0], await first[1]];
  }
}

/** Addresses with the answers for their pages, in the order of the addresses. */
function pagesOf(process: BundleProcess, addresses: readonly PageAddress[]): AsyncGenerator<[PageAddress, string]> {
  return inOrder(addresses, AHEAD, ({ route, path, params }) =>
    askContent(process, { page: route.page, path, params, answers: null }),
  );
}

/**
 * SHA-256 of each answer, by its path, from the last page to the first; the last is asked for twice, so that a remote with a single
 * page has one of a process that rendered it before.
 */
async function hashesOf(
  process: BundleProcess,
  addresses: readonly PageAddress[],
): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>();
  for await (const [{ path }, answer] of pagesOf(process, [...addresses, ...addresses.slice(-1)].reverse())) {
    const hash = sha256Of(Buffer.from(answer));
    if ((hashes.get(path) ?? hash) !== hash) throw differs(path);
    hashes.set(path, hash);
  }
  return hashes;
}

/** The common answer of two processes. */
async function same(about: string, one: Promise<string>, other: Promise<string>): Promise<string> {
  const [answer, second] = await Promise.all([one, other]);
  if (answer !== second) throw differs(about);
  return answer;
}

function differs(about: string): ReleaseError {
  return new ReleaseError(`${about} renders differently each time`);
}

/** References that lead nowhere, told only where they can still be mended: a promotion and a rollback serve what was published. */
class BrokenReferences {
  private readonly site: KnownSite;
  private readonly config: Ingredients['config'];
  private readonly links: string[] = [];
  private readonly pictures: string[] = [];

  constructor({ host, remote, linked, ingredients: { config } }: RemoteRendering, addresses: readonly PageAddress[]) {
    this.config = config;
    this.site = {
      basePath: config.basePath,
      routes: linked ?? [],
      remote: remote.name,
      addresses: new Set(addresses.map(({ file }) => addressOf(file))),
      assets: new Set(Object.keys(remote.files)),
      rootFiles: new Set(Object.keys(host.publicFiles)),
    };
  }

  look(path: string, { links, pictures }: PageDocument, image?: string): void {
    const shared = image === undefined ? [] : [wholeAddress(this.config, image)];
    for (const link of brokenLinks(links, this.site)) this.links.push(`${path} links to ${link}`);
    for (const shown of brokenPictures(pictures, shared, this.site)) this.pictures.push(`${path} shows ${shown}`);
  }

  refuse(): void {
    if (this.links.length > 0) throw new ReleaseError(`no page stands where these lead: ${this.links.join(', ')}`);
    if (this.pictures.length > 0)
      throw new ReleaseError(`no release holds these pictures: ${this.pictures.join(', ')}`);
  }
}

function addressOf(file: string): string {
  return `/${file.replace(/index\.html$/, '')}`;
}
