import type { KeepPage } from '@shared/contract';
import { KEPT_PAGES } from '@shared/contract/config';
import type { Bootstrap } from '@shared/contract/release';
import { concernsOverrides } from '../overrides/concerns-overrides';
import { SiteRoutes } from '../page-runtime/navigation/site-routes';
import { fileUrl } from '../page-runtime/release';
import type { ReleaseRegistry } from '../page-runtime/releases';
import { KEPT } from '../worker/worker-file';

interface Parts {
  bootstrap: Pick<Bootstrap, 'page' | 'worker'>;
  releases: Pick<ReleaseRegistry, 'of' | 'complete' | 'pinned'>;
}

/**
 * Keeps a page as it was composed, the files of its release and its pictures, and starts the worker that answers with them where
 * the network does not. Nothing is kept of a page view with overrides, nor where the browser has no worker.
 */
export async function keepPage({ bootstrap, releases }: Parts, { path, pictures }: KeepPage): Promise<void> {
  if (!('serviceWorker' in navigator) || concernsOverrides()) return;
  const routes = new SiteRoutes(releases, bootstrap.page);
  await routes.pin();
  const match = routes.match(path);
  if (!match) return;
  const { basePath } = window.__SITE_CONFIG__;
  const address = basePath + match.path.slice(1);
  const release = await releases.of(match.route.remote);
  await releases.complete(release);
  const { host } = bootstrap.page;
  const html = await fetch(address, { cache: 'no-cache' });
  if (!html.ok || html.redirected) return;
  // A release that was promoted meanwhile is left out: its files come with its own first view.
  const text = await html.clone().text();
  if (![host.entry, release.reference.entry].every((entry) => text.includes(entry))) return;

  const { scripts = [], styles = [] } = release.files.pages[match.route.page] ?? {};
  const files = [
    ...[release.files.entry, ...scripts, ...styles].map((file) => fileUrl(release, file)),
    ...[host.entry, host.files, release.reference.files].map((file) => basePath + file),
    ...loadedOfHost(host.entry),
  ];
  const cache = await caches.open(KEPT + address);
  const kept = await Promise.all([
    ...files.map((file) => put(cache, new Request(file))),
    // Files are asked for as a page asks for them: a picture may come from another host.
    ...pictures.map((picture) => put(cache, new Request(picture, { mode: 'no-cors' }))),
  ]);
  // The page last: it is never there without what it shows.
  const shown = new Request(address);
  await cache.put(shown, html);
  const wanted = new Set([...kept, shown.url]);
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
  const names = (await caches.keys()).filter((name) => name.startsWith(KEPT));
  await Promise.all(names.slice(0, -KEPT_PAGES).map((name) => caches.delete(name)));

  // The worker serves the pages beside this one: no other waits for it.
  const folder = match.path.split('/')[1] ?? '';
  await navigator.serviceWorker.register(bootstrap.worker, { scope: `${basePath}${folder}/` });
}

/** Addresses of the later parts of the host that this page view has loaded, without the query of a further attempt. */
function loadedOfHost(entry: string): string[] {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.includes(`/${folder}`))
    .map(({ pathname }) => pathname);
}

/** The address that it is kept by. */
async function put(cache: Cache, request: Request): Promise<string> {
  const response = await fetch(request);
  if (response.type !== 'opaque' && !response.ok) throw new TypeError(`${request.url} cannot be kept`);
  await cache.put(request, response);
  return request.url;
}
