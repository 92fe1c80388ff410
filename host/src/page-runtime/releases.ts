import type { Bootstrap, CompositionPointer, ReleaseFiles, ReleaseReference } from '@shared/contract/release';
import { GoneError, IntegrityError, NetworkError, type RemoteError, ServerError } from './errors';
import { documentAttempts } from './policy';
import { COMPOSITION, type Release, releaseFolder, releaseKey } from './release';

/** The releases of this page view: its own from the HTML, those of the other remotes pinned once. */
export class ReleaseRegistry {
  /** The release in use for each remote. */
  readonly #inUse = new Map<string, Release>();
  /** Every generation by its key: a page that is shown goes on asking for the files of its own. */
  readonly #byKey = new Map<string, Release>();
  #pinned: Promise<CompositionPointer> | undefined;
  /** The composition as it was read last, and when. */
  read: { at: number; pointer: CompositionPointer } | undefined;

  constructor(private readonly bootstrap: Bootstrap) {}

  /** The composition that is current now; asked afresh at each call, or a moment ago by the starter. */
  async current(limits: readonly number[] = documentAttempts.composition): Promise<CompositionPointer> {
    const pointer = await this.#fetchJson<CompositionPointer>(COMPOSITION, { cache: 'no-cache' }, limits);
    this.read = { at: Date.now(), pointer };
    return pointer;
  }

  /** The composition that the other remotes' releases are taken from, asked for once. */
  pinned(): Promise<CompositionPointer> {
    this.#pinned ??= this.current();
    this.#pinned.catch(() => (this.#pinned = undefined));
    return this.#pinned;
  }

  /** The release that `remote` is in use with; undefined where none is yet. */
  inUse(remote: string): Release | undefined {
    return this.#inUse.get(remote) ?? this.#own(remote);
  }

  /** The release of `remote` for this page view; throws where it is not part of the composition. */
  async of(remote: string): Promise<Release> {
    const known = this.inUse(remote);
    if (known) return known;
    const { releases } = await this.pinned();
    const reference = releases[remote];
    if (!reference) throw new GoneError(remote);
    return this.adopt(reference);
  }

  /** Makes `reference` the release of its remote, loaded as a generation of its own. */
  async adopt(reference: ReleaseReference): Promise<Release> {
    return this.#remember(reference, await this.#filesOf(reference), true);
  }

  /** Replaces the deployed release for this page view (`site:overrides`). */
  override(
    { reference, files }: Pick<Release, 'reference' | 'files'>,
    folder: string = releaseFolder(reference),
  ): void {
    this.#remember(reference, files, true).override = folder;
  }

  /** Makes a release that was adopted before the one of its remote again. */
  restore(release: Release): void {
    this.#inUse.set(release.reference.name, release);
  }

  /** The same release again from nothing, for when its container is half-built. */
  nextGeneration({ reference, files, complete }: Release): Release {
    return this.#remember(reference, files, complete);
  }

  /** Whether the page's HTML was composed from this release. */
  isComposed({ reference: { name, version }, override }: Release): boolean {
    const own = this.bootstrap.page.remote;
    return !override && own?.name === name && own.version === version;
  }

  /** Reads the release's own list of files where the HTML named only some of them. */
  async complete(release: Release): Promise<void> {
    if (release.complete) return;
    release.files = await this.#filesOf(release.reference);
    release.complete = true;
  }

  /** The same where the HTML named too few to render `page` from nothing. */
  async completeFor(release: Release, page: string): Promise<void> {
    const { pages, integrity } = release.files;
    const files = Object.values(pages[page] ?? {}).flat();
    if (!(page in pages) || !files.every((file) => file in integrity)) await this.complete(release);
  }

  /** The release that a webpack runtime belongs to; of the host's own, the HTML names what a navigation needs. */
  withKey(key: string): Release | undefined {
    const { host } = this.bootstrap.page;
    const { parts: integrity = {}, chunkGlobal } = host;
    const known = this.#byKey.get(key);
    if (known || key !== releaseKey(host)) return known;
    return this.#remember(host, { schema: 1, entry: '', entryGlobal: '', chunkGlobal, pages: {}, integrity }, false);
  }

  #own(remote: string): Release | undefined {
    const own = this.bootstrap.page.remote;
    return own?.name === remote ? this.#remember(own, own.first, false) : undefined;
  }

  #remember(reference: ReleaseReference, files: ReleaseFiles, complete: boolean): Release {
    let generation = 1;
    while (this.#byKey.has(releaseKey(reference, generation))) generation += 1;
    const release: Release = { reference, files, complete, key: releaseKey(reference, generation) };
    this.bootstrap.separateQueues(files.chunkGlobal);
    this.#inUse.set(reference.name, release);
    this.#byKey.set(release.key, release);
    return release;
  }

  /** The hashes of a release's files. Fails closed: without a hash of its own, nothing proves that this is the released list. */
  async #filesOf({ files, filesIntegrity }: ReleaseReference): Promise<ReleaseFiles> {
    if (!filesIntegrity) throw new IntegrityError(files);
    return this.#fetchJson(files, { integrity: filesIntegrity }, documentAttempts.files);
  }

  /** Sends one request for each limit; a further one has an address of its own, since a browser would hold it behind the silent one. */
  async #fetchJson<T>(path: string, init: RequestInit, limits: readonly number[]): Promise<T> {
    const url = window.__SITE_CONFIG__.basePath + path;
    const { calls } = this.bootstrap;
    let early = calls.get(path);
    calls.delete(path);
    let address = url;
    let failure: RemoteError = new NetworkError(url);
    for (const limit of limits) {
      try {
        const response = await (early ?? fetch(address, { ...init, signal: AbortSignal.timeout(limit) }));
        if (response.ok) return (await response.json()) as T;
        failure = new (response.status < 500 ? GoneError : ServerError)(url);
      } catch (cause) {
        failure = new NetworkError(url, { cause });
      }
      early = undefined;
      address = `${url}?retry=${Date.now().toString(36)}`;
    }
    throw failure;
  }
}
