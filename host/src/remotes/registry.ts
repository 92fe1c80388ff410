import type { CompositionPointer, ReleaseFiles, ReleaseReference } from '../document/page-data';
import { POINTER, POINTER_PATIENCE, site } from '../starter/site-global';
import { GoneError } from './errors/gone-error';
import { IntegrityError } from './errors/integrity-error';
import { NetworkError } from './errors/network-error';
import { type Release, releaseFolder, releaseKey } from './release';

/** The releases of this page view: its own from the HTML, the others pinned once (design.md rule 1). */
const releases = new Map<string, Release>();
/** Every generation by its key: a page that stands goes on asking for the files of its own. */
const generationsByKey = new Map<string, Release>();
const generations = new Map<string, number>();
let hostRelease: Promise<Release> | undefined;
let pinned: Promise<CompositionPointer> | undefined;

/** The composition that is current now; asked afresh at each call, or a moment ago by the starter. */
export async function currentComposition(): Promise<CompositionPointer> {
  const ask = (query: string) =>
    getJson<CompositionPointer>(POINTER + query, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(POINTER_PATIENCE),
    });
  return ask('').catch(() => ask(`?retry=${Date.now().toString(36)}`));
}

/** Pins the other remotes' releases; false where the host that is deployed is not the one that runs here. */
export async function pinReleases(): Promise<boolean> {
  pinned ??= currentComposition();
  pinned.catch(() => (pinned = undefined));
  const { releases: current } = await pinned;
  return current['host']?.version === site().page.host.version;
}

/** The release of `remote` for this page view; throws where it is not part of the composition. */
export async function releaseOf(remote: string): Promise<Release> {
  const known = releases.get(remote) ?? ownRelease(remote);
  if (known) return known;
  await pinReleases();
  const reference = (await pinned)?.releases[remote];
  if (!reference) throw new GoneError(remote);
  return adopt(reference);
}

/** Makes `reference` the release of its remote, loaded as a generation of its own. */
export async function adopt(reference: ReleaseReference): Promise<Release> {
  return remember(reference, await filesOf(reference), true);
}

/** Puts a release in place of the deployed one for this page view (`site:overrides`). */
export function replaceRelease(
  { reference, files }: Pick<Release, 'reference' | 'files'>,
  folder = releaseFolder(reference),
): void {
  remember(reference, files, true).override = folder;
}

/** Makes a release that was adopted before the one of its remote again. */
export function use(release: Release): void {
  releases.set(release.reference.name, release);
}

/** Whether the page's HTML was composed from this release. */
export function isComposed({ reference: { name, version }, override }: Release): boolean {
  const own = site().page.remote;
  return !override && own?.name === name && own.version === version;
}

/** The same release again from nothing, for when its container is half-built. */
export function nextGeneration(release: Release): Release {
  return remember(release.reference, release.files, release.complete);
}

function ownRelease(remote: string): Release | undefined {
  const own = site().page.remote;
  return own?.name === remote ? remember(own, own.first, false) : undefined;
}

function remember(reference: ReleaseReference, files: ReleaseFiles, complete: boolean): Release {
  const name = releaseKey(reference);
  const generation = (generations.get(name) ?? 0) + 1;
  generations.set(name, generation);
  const release: Release = { reference, files, complete, key: releaseKey(reference, generation) };
  site().separateQueues(files.chunkGlobal);
  releases.set(reference.name, release);
  generationsByKey.set(release.key, release);
  return release;
}

/** Completes what the HTML said of the page's own release: there it names only the files of its first page. */
export async function completeRelease(release: Release): Promise<void> {
  if (release.complete) return;
  release.files = await filesOf(release.reference);
  release.complete = true;
}

/** Completes it where what the HTML said is too little to render a page from nothing. */
export async function learnPage(release: Release, page: string): Promise<void> {
  const { pages, integrity } = release.files;
  const files = Object.values(pages[page] ?? {}).flat() as string[];
  if (!(page in pages) || !files.every((file) => file in integrity)) await completeRelease(release);
}

/** Reads the list of files of the page's own release ahead of the first navigation. */
export async function completeOwnRelease(): Promise<void> {
  const own = site().page.remote;
  const release = own && releases.get(own.name);
  if (release) await completeRelease(release);
}

/** The release that a webpack runtime belongs to; the host's own is read when its first later part is asked for. */
export async function releaseByKey(key: string): Promise<Release | undefined> {
  const known = generationsByKey.get(key);
  const { host } = site().page;
  if (known || key !== releaseKey(host)) return known;
  // Asked for by several files at once: one adoption, or the second would open a generation that no chunk belongs to.
  hostRelease ??= adopt(host);
  hostRelease.catch(() => (hostRelease = undefined));
  return hostRelease;
}

/** The hashes of a release's files. Fails closed: without a hash of its own, nothing says that this is the list that was released. */
async function filesOf({ files, filesIntegrity }: ReleaseReference): Promise<ReleaseFiles> {
  if (!filesIntegrity) throw new IntegrityError(files);
  return getJson<ReleaseFiles>(files, { integrity: filesIntegrity });
}

async function getJson<T>(path: string, init: RequestInit): Promise<T> {
  const url = window.__SITE_CONFIG__.basePath + path;
  const { calls } = site();
  const early = calls.get(path);
  calls.delete(path);
  const response = await (early ?? fetch(url, init)).catch((error: unknown) => {
    throw new NetworkError(url, { cause: error });
  });
  if (!response.ok) throw new GoneError(url);
  return (await response.json()) as T;
}
