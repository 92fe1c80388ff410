import type { Bootstrap } from '@shared/contract/release';
import { IntegrityError, type RemoteError, SlowError, WrongShapeError, from } from '../errors';
import { fileAttempts } from '../policy';
import { type Release, fileUrl, releaseKey } from '../release';
import type { ReleaseRegistry } from '../releases';
import type { ReportRecovery } from '../recovery-record';
import { firstArrival } from './attempts';
import { attemptScript, attemptStylesheet } from './file-attempt';
import { Movement } from './movement';

interface Parts {
  bootstrap: Bootstrap;
  releases: ReleaseRegistry;
  report: ReportRecovery;
  /** Called when nothing of any file arrives any more. */
  onSilence: () => void;
}

/** The one way that every file of a release takes: entry, page chunk, nested chunk, shared chunk, stylesheet. */
export class Loader {
  readonly #loads = new Map<string, Promise<void>>();
  readonly #movement = new Movement();

  constructor(private readonly parts: Parts) {}

  /** A file that is loading or loaded is not requested again; one that failed is, at the next call. */
  load(release: Release, file: string): Promise<void> {
    const name = `${release.key} ${file}`;
    const running = this.#loads.get(name);
    if (running) return running;
    const load = this.#request(release, file);
    this.#loads.set(name, load);
    load.catch(() => this.#loads.delete(name));
    return load;
  }

  /** Lets the webpack runtimes of all releases load their nested chunks and stylesheets here. */
  openSeam(): void {
    const { bootstrap, releases } = this.parts;
    const load = async (key: string, url: string) => {
      const release = releases.withKey(key);
      const file = new URL(url, location.href).pathname.split('/').pop() ?? '';
      if (release && !(file in release.files.integrity)) await releases.complete(release);
      // A release that is not in this page.
      if (!release) throw new WrongShapeError(key);
      await this.load(release, file);
    };
    bootstrap.loadScript = (key, url, done) => {
      load(key, url).then(
        () => done({ type: 'load', target: { src: url } }),
        (error: unknown) =>
          done({ type: from(error, url) instanceof SlowError ? 'timeout' : 'error', target: { src: url } }),
      );
    };
    bootstrap.loadStyle = load;
  }

  async #request(release: Release, file: string): Promise<void> {
    const { bootstrap, report, onSilence } = this.parts;
    const movement = this.#movement;
    const url = fileUrl(release, file);
    const integrity = release.files.integrity[file];
    // Fails closed: without a hash, nothing proves that these are the bytes that were released.
    if (!integrity) throw new IntegrityError(url);
    const { key } = release;
    const { name: remote } = release.reference;
    const onRecovered = ({ name: cause }: RemoteError, duration: number) => {
      const what = { remote, release: releaseKey(release.reference), page: '' };
      report({ ...what, rung: 'request', cause, outcome: 'live', duration });
    };
    const common = { url, movement, limits: fileAttempts.silence, onSilence, onRecovered };
    const wanted = { url, integrity, release: key };
    if (file.endsWith('.css')) {
      if (isComposed(file)) return;
      return firstArrival({ ...common, start: (attempt) => attemptStylesheet(wanted, attempt, movement) });
    }
    const registered =
      file === release.files.entry
        ? () => release.files.entryGlobal in globalThis
        : () => bootstrap.registered.has(`${key} ${new URL(url, location.href).pathname}`);
    const script = { ...wanted, registered };
    const start = (attempt: number) => attemptScript(script, attempt, { bootstrap, movement });
    return firstArrival({ ...common, start });
  }
}

/** The first page's styles are in its HTML. Those in a static region leave with it: another page needs its own. */
function isComposed(file: string): boolean {
  return document.head.querySelector(`style[data-href~="${file}"]`) !== null;
}
