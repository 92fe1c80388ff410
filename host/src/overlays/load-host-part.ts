import { loadPart } from '../remotes/load-part';
import { releaseByKey } from '../remotes/registry';
import { releaseKey } from '../remotes/release';
import { site } from '../starter/site-global';

let known: Promise<unknown> | undefined;

/**
 * Loads a later part of the host, once the list of the host's files has been read: a part's script and stylesheet that
 * both were first to ask for it would each begin a generation of their own, and the script's chunk would never arrive.
 */
export async function loadHostPart<T>(load: () => Promise<T>): Promise<T> {
  known ??= releaseByKey(releaseKey(site().page.host));
  await known.catch(() => (known = undefined));
  return loadPart(load);
}
