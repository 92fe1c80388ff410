import { CONTRACT_VERSION, type PageModule } from '@shared/contract';
import type {
  Bootstrap,
  CompositionPointer,
  PageData,
  ReleaseFiles,
  ReleaseReference,
  SiteRoute,
} from '@shared/contract/release';
import { noHost } from '@shared/contract/release/no-host';
import type { ToMounted } from '../page/mounted-page';

/** Addresses that the tests go to. */
export const routes: readonly SiteRoute[] = [
  ['/contactus', 'remote-community', 'contact'] as const,
  ['/buy', 'remote-marketing', 'buy'] as const,
  ['/product', 'remote-marketing', 'product'] as const,
  ['/partner', 'remote-marketing', 'partner'] as const,
  ['/case/detail/:type/:id', 'remote-marketing', 'case-detail'] as const,
].map(([pattern, remote, page]) => ({ pattern, remote, page, header: 'light' }));

export function reference(name: string, version: string): ReleaseReference {
  return {
    name,
    version,
    entry: `assets/${name}/entry.js`,
    files: `assets/${name}/files.${version}.json`,
    filesIntegrity: `sha256-${version}`,
  };
}

/** A release with one page, `page`. */
export function filesOf(name: string): ReleaseFiles {
  return {
    schema: 1,
    entry: 'entry.js',
    entryGlobal: name.replaceAll('-', '_'),
    chunkGlobal: `chunks_of_${name}`,
    pages: {
      page: { scripts: ['page.js'], styles: ['page.css'], staticScripts: ['page.static.js'], staticStyles: [] },
    },
    integrity: {
      'entry.js': 'sha256-entry',
      'page.js': 'sha256-page',
      'page.css': 'sha256-styles',
      'page.static.js': 'sha256-static',
    },
  };
}

/** A page composed from `remote-a@1.0.0`, at `/page/`. */
export function pageData(start: 'idle' | 'eager' = 'idle'): PageData {
  return {
    schema: 1,
    path: '/page/',
    host: { ...reference('host', '1.0.0'), integrity: 'sha256-host', chunkGlobal: 'chunks_of_host' },
    remote: { ...reference('remote-a', '1.0.0'), page: 'page', params: {}, start, first: filesOf('remote-a') },
  };
}

export function composition(
  releases: readonly ReleaseReference[],
  previous: readonly ReleaseReference[] = [],
): CompositionPointer {
  const byName = (list: readonly ReleaseReference[]) => Object.fromEntries(list.map((one) => [one.name, one]));
  return { schema: 1, id: 'c', releases: byName(releases), previous: byName(previous) };
}

/** A bootstrap as the starter would have left it; its script elements load nothing by themselves. */
export function bootstrapOf(page: PageData): Bootstrap {
  return {
    page,
    views: [],
    became: {},
    emptyHtml: '',
    worker: '/offline.js',
    jump: null,
    scripts: new Map(),
    presses: [],
    calls: new Map(),
    registered: new Set(),
    script: (url, integrity, release) => {
      const element = document.createElement('script');
      element.integrity = integrity;
      element.dataset['release'] = release;
      // The attribute is not `src`, since jsdom would complain that it loads none.
      element.dataset['src'] = url;
      return element;
    },
    separateQueues: () => undefined,
    endSilentRequests: () => undefined,
    takeOver: () => true,
  };
}

/** Answers `fetch` by path, below the origin and without query; what is not named is a 404. Returns what was asked. */
export function serveJson(answers: Readonly<Record<string, unknown>>): string[] {
  const asked: string[] = [];
  const answer = (address: RequestInfo | URL) => {
    const { pathname } = new URL(String(address instanceof Request ? address.url : address), location.href);
    asked.push(pathname);
    const known = answers[pathname];
    return Promise.resolve({ ok: known !== undefined, json: () => Promise.resolve(known) } as Response);
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  return asked;
}

export const toMounted: ToMounted = ({ route: { remote, page }, params, path }, module) => {
  const props = { config: window.__SITE_CONFIG__, host: noHost, answers: null, params, path };
  return { remote, page, module, props };
};

export function pageModule(Component: PageModule['Component'] = () => null): PageModule {
  return {
    contract: CONTRACT_VERSION,
    start: 'idle',
    Component,
    head: () => ({ title: 'page', description: '' }),
    paths: () => [],
    preload: () => Promise.resolve(),
    data: () => ({}),
  };
}
