import { IntegrityError } from '../errors/integrity-error';
import type { RemoteError } from '../errors/remote-error';
import { site } from '../../starter/site-global';
import { type Release, fileUrl, releaseKey } from '../release';
import { reportRecovery } from '../../telemetry/report-recovery';
import { firstArrival } from './attempts';
import { scriptAttempt } from './script-attempt';
import { styleAttempt } from './style-attempt';

const loads = new Map<string, Promise<void>>();

/**
 * The one loader that every file of a remote comes through: entry, page chunk, nested chunk, stylesheet.
 * A file that is loading or loaded is not asked for again; one that failed is, at the next call.
 */
export function loadFile(release: Release, file: string): Promise<void> {
  const name = `${release.key} ${file}`;
  const running = loads.get(name);
  if (running) return running;
  const load = request(release, file);
  loads.set(name, load);
  load.catch(() => loads.delete(name));
  return load;
}

async function request(release: Release, file: string): Promise<void> {
  const url = fileUrl(release, file);
  const integrity = release.files.integrity[file];
  // Fails closed: without a hash, nothing says that these are the bytes that were released.
  if (!integrity) throw new IntegrityError(url);
  const { name: remote } = release.reference;
  const onRecovered = ({ name: cause }: RemoteError, duration: number) => {
    const what = { remote, release: releaseKey(release.reference), page: '' };
    reportRecovery({ ...what, rung: 'request', cause, outcome: 'live', duration });
  };
  if (file.endsWith('.css')) {
    if (composedStyle(file)) return;
    const sheet = { url, integrity, release: release.key };
    await firstArrival({ url, onRecovered, start: (attempt) => styleAttempt(sheet, attempt) });
    return;
  }
  const registered =
    file === release.files.entry
      ? () => release.files.entryGlobal in globalThis
      : () => site().registered.has(`${release.key} ${new URL(url, location.href).pathname}`);
  const script = { url, integrity, release: release.key, registered };
  await firstArrival({ url, onRecovered, start: (attempt) => scriptAttempt(script, attempt) });
}

/** The first page's styles stand in its HTML. Those in a static region leave with it: another page needs its own. */
function composedStyle(file: string): boolean {
  return document.head.querySelector(`style[data-href="${file}"]`) !== null;
}
