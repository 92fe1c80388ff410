/// <reference types="webpack/module" />
import type { PageModule } from '@shared/contract';
import runtime from 'react-refresh/runtime';
import { loadPagesPlainly, showProblems } from '@shared/kit/hot-page';
import type { HotBuild } from './hot-plugin';

type Hot = webpack.Hot;

/** A webpack runtime of the page, that of the host or of a remote. */
interface Channel {
  hot: Hot;
  hash: () => string;
}

/** Problems of the sources, each with its file and line. */
export interface Problems {
  build: readonly string[];
  types: readonly string[];
}

export type HotClient = Client;

declare global {
  /** The client that host and remotes of a development page share, as they share React. */
  var __HOT__: HotClient | undefined;
}

/**
 * The one refresh runtime of a page, and what brings updates to every webpack runtime in it. Where an update cannot be taken as it is,
 * the page is loaded again: the server makes it anew first.
 */
class Client {
  readonly #channels = new Map<string, Channel>();
  readonly #builds = new Map<string, HotBuild>();
  #updating: Promise<unknown> = Promise.resolve();
  #refreshing: ReturnType<typeof setTimeout> | undefined;
  #isBroken = false;
  #isWaiting = false;
  /** Whether the page is another one than was composed. */
  changed = false;

  constructor(private readonly basePath: string) {
    runtime.injectIntoGlobalHook(window);
    const events = new EventSource(`${basePath}__dev/changes`);
    events.addEventListener('built', ({ data }: MessageEvent<string>) => {
      const build = JSON.parse(data) as HotBuild;
      this.#builds.set(build.name, build);
      if (!build.isReachable) this.#reload();
      this.#replaceSheets(build);
      this.#follow(build.name);
    });
    events.addEventListener('problems', ({ data }: MessageEvent<string>) => {
      const { build, types } = JSON.parse(data) as Problems;
      showProblems([...build, ...types]);
      this.#isBroken = build.length > 0;
      if (this.#isWaiting) this.#reload();
    });
    events.addEventListener('reload', () => this.#reload());
    // The server has a newer one.
    loadPagesPlainly(() => this.changed);
  }

  readonly register = (type: unknown, id: string): void => runtime.register(type, id);
  readonly signature = runtime.createSignatureFunctionForTransform;

  /** Called at the end of a module, each time it is evaluated: one that has nothing but components, or a page, is replaced in place. */
  readonly accept = (module: { exports: unknown }, hot: Hot, name: string, hash: () => string): void => {
    if (this.#channels.get(name)?.hash() !== hash()) this.#channels.set(name, { hot, hash });
    setTimeout(() => this.#follow(name));
    const before = (hot.data as { shape?: string } | undefined)?.shape;
    const shape = shapeOf(module.exports);
    if (shape !== null) {
      hot.dispose((data: { shape?: string }) => (data.shape = shape));
      hot.accept();
    }
    if (before === undefined) return;
    if (shape !== before) hot.invalidate();
    else this.#refresh();
  };

  /** Scripts of the site come with a hash: the server says that of an update, and of whatever is loaded after one. */
  readonly loadUpdate = (url: string, release: string, done: (event: Event) => void): void => {
    void fetch(url).then(({ headers }) => {
      const script = globalThis.__SITE__?.script(url, headers.get('x-integrity') ?? '', release);
      if (!script) return;
      script.addEventListener('load', done);
      script.addEventListener('error', done);
      document.head.append(script);
    });
  };

  #follow(name: string): void {
    this.#updating = this.#updating.then(async () => {
      const [channel, build] = [this.#channels.get(name), this.#builds.get(name)];
      if (!channel || !build || channel.hash() === build.hash) return;
      this.changed = true;
      const taken = await channel.hot.check(true).catch(() => null);
      // A page that failed shows what was composed.
      const failed = document.querySelector('[data-slot][data-state="failed"]');
      if (!taken || failed) this.#reload();
      else this.#follow(name);
    });
  }

  /** Sources that do not build give no newer page: it is loaded once they do. */
  #reload(): void {
    this.#isWaiting = this.#isBroken;
    if (!this.#isBroken) location.reload();
  }

  #refresh(): void {
    clearTimeout(this.#refreshing);
    this.#refreshing = setTimeout(() => {
      runtime.performReactRefresh();
    });
  }

  /** Puts sheets of the build in the place of those of earlier builds, inline or not. */
  #replaceSheets({ name, sheets }: HotBuild): void {
    const folder = globalThis.__SITE__ ? `${this.basePath}assets/${name}/` : '/';
    for (const old of document.querySelectorAll<HTMLElement>('style[data-href], link[rel="stylesheet"]')) {
      const files = (old.dataset['href'] ?? old.getAttribute('href') ?? '')
        .split(' ')
        .map((file) => file.replace(/^.*\//, ''));
      if (!files.some((file) => sheets[file])) continue;
      const links = files.map((file) => {
        const link = document.createElement('link');
        Object.assign(link.dataset, { href: folder + (sheets[file] ?? file) });
        return Object.assign(link, { rel: 'stylesheet', href: folder + (sheets[file] ?? file) });
      });
      old.before(...links);
      // The old sheet counts until the new ones are there.
      const loaded = links.map((link) => new Promise((resolve) => link.addEventListener('load', resolve)));
      void Promise.all(loaded).then(() => old.remove());
    }
  }
}

/** Names of the components that a module exports, with the facts of a page; null where it exports anything else. */
function shapeOf(exports: unknown): string | null {
  if (typeof exports !== 'object' || exports === null) return null;
  const parts = Object.entries(exports).map(([name, value]) => {
    if (runtime.isLikelyComponentType(value)) return name;
    return isPage(value) ? describePage(value) : null;
  });
  return parts.length === 0 || parts.includes(null) ? null : parts.join();
}

function isPage(value: unknown): value is PageModule {
  return typeof value === 'object' && value !== null && 'contract' in value && 'Component' in value;
}

/** Facts of a page that the server used besides its markup; null where a change of them cannot be told. */
function describePage({ start, leadsTo, listedBy, ...page }: PageModule): string | null {
  try {
    const known = page.paths().map((params) => [params, page.head(params), page.data(params, {})]);
    return JSON.stringify([start, leadsTo, listedBy, known]);
  } catch {
    return null;
  }
}

// The host's own builds do not say where they come from; updates come from there.
if (document.currentScript instanceof HTMLScriptElement)
  __webpack_public_path__ = new URL('.', document.currentScript.src).href;
const config = JSON.parse(document.getElementById('site-config')?.textContent ?? '{}') as { basePath?: string };
// The host may be requested twice.
globalThis.__HOT__ ??= new Client(config.basePath ?? '/');
