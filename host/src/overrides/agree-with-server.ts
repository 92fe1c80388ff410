import { guarded } from '@shared/contract/guarded';
import { type WantedOverrides, storeOverrides } from './stored-overrides';

/** The last wish: a browser that keeps no cookie would ask for ever. */
const ASKED_KEY = 'site:overrides-asked';

/**
 * Tells the server what this browser wants overridden, since only its answers can allow it; the page is loaded afresh
 * then. Gives the sentence of a refusal.
 */
export async function agreeWithServer(wanted: WantedOverrides, address = location.href): Promise<string> {
  const body = JSON.stringify(wanted);
  if (guarded(() => sessionStorage.getItem(ASKED_KEY)) === body)
    return '浏览器没有留下替换要用的 cookie，替换没有生效。';
  const response = await fetch(`${window.__SITE_CONFIG__.basePath}overrides.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  }).catch(() => null);
  if (!response?.ok) {
    const refusal = (await response?.json().catch(() => null)) as { sentence?: string } | null | undefined;
    storeOverrides({});
    return refusal?.sentence ?? '服务器不接受替换。';
  }
  guarded(() => sessionStorage.setItem(ASKED_KEY, body));
  if (address === location.href) location.reload();
  else location.replace(address);
  return '';
}

/** Server and browser agree: the next difference may be told again. */
export function forgetAsked(): void {
  guarded(() => sessionStorage.removeItem(ASKED_KEY));
}
