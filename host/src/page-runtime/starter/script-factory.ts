import type { Bootstrap } from '@shared/contract/release';
import { WORKER } from '../../worker/worker-file';

interface TrustedTypePolicies {
  createPolicy<Rules>(name: string, rules: Rules): Rules;
}

export function trustedTypePolicies(): TrustedTypePolicies | undefined {
  return (window as { trustedTypes?: TrustedTypePolicies }).trustedTypes;
}

/** A hash that no file has. */
const NOTHING = `sha256-${'A'.repeat(43)}=`;

/** A script that runs only with the bytes that were released, and names the release it belongs to. */
export function scriptElement(source: string, integrity: string, release: string): HTMLScriptElement {
  const element = document.createElement('script');
  element.crossOrigin = 'anonymous';
  element.integrity = integrity;
  element.dataset['release'] = release;
  element.src = source;
  return element;
}

/** The site's one Trusted Types policy: scripts come from the assets of this site, or are its worker, and no HTML is ever made from a string. */
export function scriptFactory(basePath: string): Pick<Bootstrap, 'emptyHtml' | 'script' | 'worker'> {
  const worker = basePath + WORKER;
  const rules = {
    createScriptURL(url: string) {
      const { origin, pathname } = new URL(url, location.href);
      if (origin !== location.origin || !(pathname === worker || pathname.startsWith(`${basePath}assets/`)))
        throw new TypeError(`Not a script of this site: ${url}`);
      return url;
    },
    createHTML: (_html: string) => '',
  };
  const policy = trustedTypePolicies()?.createPolicy('site', rules) ?? rules;
  return {
    emptyHtml: policy.createHTML(''),
    worker: policy.createScriptURL(worker),
    // Fails closed: a browser would run a script without a hash as it comes.
    script: (url, integrity, release) => scriptElement(policy.createScriptURL(url), integrity || NOTHING, release),
  };
}
