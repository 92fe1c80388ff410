import type { Around, Release, SiteRoute } from '@shared/contract/release';
import { ReleaseError } from '@shared/store/release-error';
import { FrameProcess } from './frame-process';
import { type IngredientsRequest, frameBundles, ingredientsOf, partBundles } from './ingredients';
import { pageDocument } from './page-document';
import { isSiteFile } from './page-paths';
import { type PartLimits, PartProcesses } from './part-processes';
import { ReleaseContent } from './release-content';
import { checkedReader } from './release-reader';
import { type AddFile, renderPages } from './render-pages';
import { type Sandbox, findSandbox } from './sandbox';
import { type SearchedPage, searchFiles, searchedPage } from './search-index';
import { refuseForeignRedirects } from './site-addresses';

/**
 * How long one package may take to render its pages, in ms, or each hundred of them where it has more; and in MB
 * its memory, and all that it renders. 30 s: a machine that did ten other things took more than ten for pages that it
 * renders in one when it is idle.
 */
const LIMITS: PartLimits = { time: 30_000, memory: 512 };

/** The host's own page, for addresses where nothing stands. */
const NOT_FOUND = '/404/';

export interface PartRequest extends IngredientsRequest {
  /** Every path for the site map: the host's own files need them. */
  paths: readonly string[];
  /** Prefixes that the remote may compose below, where known: the addresses of its team. */
  prefixes?: readonly string[] | undefined;
  /** Whether the release is tried before it is published: its pages without a route are rendered too. */
  trial?: boolean;
  /** Every route of the site; where given, a link that leads nowhere, or a picture that is missing, is an error. */
  linked?: readonly SiteRoute[] | null;
  /** The host's process where one is there already. */
  frame?: FrameProcess;
  /** The sandbox, found once for several parts. */
  sandbox?: Sandbox | undefined;
  /** What was published of what stands on every page. */
  around?: Around | null;
  /** Limits that take the place of those for all. */
  limits?: PartLimits;
}

export interface RenderedPart {
  /** Each by its path in the composition. */
  files: Map<string, string>;
  /** Hashes of the inline scripts of its pages. */
  scripts: ReadonlySet<string>;
  /** A file of each page that it has. */
  pages: ReadonlyMap<string, string>;
}

/** Renders all files of one package. Throws with the reason where it hangs, throws or prints, or where a page may not stand. */
export async function renderPart(request: PartRequest): Promise<RenderedPart> {
  const { host, remote, limits = LIMITS } = request;
  const processes = new PartProcesses(request.sandbox ?? (await findSandbox()), limits);
  try {
    const files = new Map<string, string>();
    const scripts = new Set<string>();
    let bytes = 0;
    const pages = new Map<string, string>();
    const searched: SearchedPage[] = [];
    const add: AddFile = (file, text, { scripts: hashes = [], page, at } = {}) => {
      if (at) searched.push(...searchedPage(at, text));
      files.set(file, text);
      if (page !== undefined && !pages.has(page)) pages.set(page, file);
      for (const hash of hashes) scripts.add(hash);
      bytes += Buffer.byteLength(text);
      if (bytes > limits.memory * 1e6) throw new ReleaseError(`it renders more than ${limits.memory} MB`);
      processes.count();
    };
    const reader = checkedReader(request.reader);
    const start = async () =>
      processes.start({ config: request.config, remote: null }, await frameBundles(reader, host));
    const { frame = new FrameProcess(start) } = request;
    const own = { ...request, reader, frame };
    await (remote ? renderRemote({ ...own, remote }, processes, add) : renderHost(own, add));
    if (remote) for (const [file, text] of searchFiles(remote.name, searched)) add(file, text);
    return { files, scripts, pages };
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    throw new ReleaseError(`${(remote ?? host).name} does not compose: ${error.message}`, { cause: error });
  } finally {
    await processes.stop();
  }
}

type Rendering = PartRequest & { frame: FrameProcess };

async function renderRemote(
  request: Rendering & { remote: Release },
  processes: PartProcesses,
  add: AddFile,
): Promise<void> {
  const { reader, config, remote, trial = false, linked = null, prefixes } = request;
  refuseForeignRedirects(remote, prefixes);
  const bundles = partBundles(reader, request);
  const start = async () => processes.start({ config, remote: remote.name }, await bundles);
  const both = [start(), start()] as const;
  for (const process of both) process.catch(() => undefined);
  const ingredients = await ingredientsOf(request);
  const tried = trial ? await ReleaseContent.read(reader, remote) : null;
  await renderPages({ ...request, ingredients, tried, processes: both, add, linked });
}

async function renderHost(request: Rendering, add: AddFile): Promise<void> {
  const { paths, frame, around = null } = request;
  const { files, notFound } = await frame.siteFiles(paths, around);
  for (const [file, text] of Object.entries(files)) {
    if (!isSiteFile(file)) throw new ReleaseError(`${JSON.stringify(file.slice(0, 100))} is no file of the host's own`);
    add(file, text);
  }
  const { html, scripts } = await pageDocument({
    ingredients: await ingredientsOf(request),
    frame,
    path: NOT_FOUND,
    params: {},
    answers: null,
    content: notFound,
    around,
    route: { pattern: NOT_FOUND, remote: 'host', page: 'not-found', header: 'light' },
    facts: { start: 'idle', leadsTo: [] },
  });
  for (const file of ['404.html', '404/index.html']) add(file, html, { scripts });
}
