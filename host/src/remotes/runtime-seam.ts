import { site } from '../starter/site-global';
import { from } from './errors/from';
import { SlowError } from './errors/slow-error';
import { completeRelease, releaseByKey } from './registry';
import { loadFile } from './loader/load-file';

/** Lets the webpack runtimes of the remotes load their nested chunks and stylesheets through the site's loader. */
export function openRuntimeSeam(): void {
  const load = async (key: string, url: string) => {
    const release = await releaseByKey(key);
    const file = new URL(url, location.href).pathname.split('/').pop() ?? '';
    if (release && !(file in release.files.integrity)) await completeRelease(release);
    if (release) await loadFile(release, file);
    else throw new TypeError(`No release ${key} is loaded in this page`);
  };
  site().loadScript = (key, url, done) => {
    load(key, url).then(
      () => {
        done({ type: 'load', target: { src: url } });
      },
      (error: unknown) => {
        done({ type: from(error, url) instanceof SlowError ? 'timeout' : 'error', target: { src: url } });
      },
    );
  };
  site().loadStyle = load;
}
