import type { Bootstrap } from '@shared/contract/release';
import { scriptElement, trustedTypePolicies } from '../page-runtime/starter/script-factory';

/**
 * Lets scripts of the given folders run: by a Trusted Types policy of their own, that only an answer made for overrides
 * allows. Everything else goes on through the site's.
 */
export function allowScripts(folders: readonly string[], bootstrap: Pick<Bootstrap, 'script'>): void {
  const allowed = (url: string) =>
    /^http:\/\/(?:localhost|127\.0\.0\.1):/.test(url) && folders.some((folder) => url.startsWith(folder));
  const rules = {
    createScriptURL(url: string) {
      if (!allowed(url)) throw new TypeError(`Not a script of an override: ${url}`);
      return url;
    },
  };
  const policy = trustedTypePolicies()?.createPolicy('overrides', rules) ?? rules;
  const { script } = bootstrap;
  bootstrap.script = (url, integrity, release) =>
    allowed(url) ? scriptElement(policy.createScriptURL(url), integrity, release) : script(url, integrity, release);
}
