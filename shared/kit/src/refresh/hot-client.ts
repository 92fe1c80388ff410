import type * as React from 'react';
import type { PageModule } from '@shared/contract';
import { Families } from './hot-families';
import { loadPagesPlainly, showProblems } from './hot-page';

interface Container {
  init: (scope: ShareScope) => unknown;
  get: (name: string) => Promise<() => { page: PageModule }>;
}

type ShareScope = Record<string, Record<string, { get: () => Promise<() => unknown> }>>;

/** As the server tells of it. */
type Build = Record<'name' | 'version' | 'key' | 'entry', string> & { integrity: Record<string, string> };

declare global {
  /** There in pages of `remote dev`: modules call `module` (`refreshed-module.ts`), entries `hold`. */
  var __REMOTE_DEV__: Client | undefined;
}

/** Lets an open page follow the builds of its remote, in the state that it is in. */
class Client {
  /** Pages that the host has. */
  readonly #pages = new Set<string>();
  #families: Families | undefined;
  #scope: ShareScope = {};
  #newest: Container | undefined;
  #shown: string | undefined;
  /** Whether there is a build of pages that this view has not loaded. */
  #isStale = false;
  #following: Promise<unknown> = Promise.resolve();

  constructor(private readonly base: string) {
    const events = new EventSource(`${base}__dev/changes`);
    events.addEventListener('built', ({ data }: MessageEvent<string>) => this.#onBuilt(JSON.parse(data) as Build));
    events.addEventListener('problem', ({ data }: MessageEvent<string>) => showProblems([JSON.parse(data) as string]));
    loadPagesPlainly(() => this.#isStale);
  }

  /** Called as a module begins. */
  readonly module = (name: string): ReturnType<Families['module']> | undefined => this.#families?.module(name);

  /** Stands between the host and a container: whatever the host asks for comes from the newest build. */
  readonly hold = (container: Container): Container => {
    this.#newest = container;
    return { init: (given) => container.init((this.#scope = this.#share(given))), get: this.#get };
  };

  readonly #get: Container['get'] = async (name) => {
    const exports = (await this.#newest?.get(name))?.();
    if (!exports || !this.#families) throw new Error(`There is no page ${name}`);
    this.#pages.add(name);
    const Component = this.#families.page(name, exports.page.Component) as unknown as PageModule['Component'];
    return () => ({ ...exports, page: { ...exports.page, Component } });
  };

  #share({ react = {}, ...more }: ShareScope): ShareScope {
    const provided = Object.entries(react).map(([version, library]) => {
      const get = async () => {
        this.#families ??= new Families((await library.get())() as typeof React);
        const { shared } = this.#families;
        return () => shared;
      };
      return [version, { ...library, get }] as const;
    });
    return { ...more, react: Object.fromEntries(provided) };
  }

  #onBuilt(build: Build): void {
    showProblems([]);
    this.#shown ??= globalThis.__SITE__?.page.remote?.version ?? build.version;
    if (build.version === this.#shown) return;
    this.#shown = build.version;
    const { remote, state } = document.querySelector<HTMLElement>('[data-slot]')?.dataset ?? {};
    if (remote !== build.name) this.#isStale = true;
    // A page that is not alive yet, or no more, comes as it is built now.
    else if (state !== 'live' || !this.#families) location.reload();
    else {
      const { follow } = this.#families;
      const load = () => this.#load(build);
      this.#following = this.#following.then(() => follow(load)).catch(() => location.reload());
    }
  }

  /** Brings a further build into the page; throws where that cannot be done. Its sheets take the place of those before. */
  async #load({ name, key, entry, integrity }: Build): Promise<() => void> {
    const site = globalThis.__SITE__;
    const { loadScript, loadStyle } = site ?? {};
    if (!site || !loadScript || !loadStyle) throw new Error('The host is not there yet');
    const folder = `${this.base}assets/${name}/`;
    const script = (file: string) => arrival(site.script(folder + file, integrity[file] ?? '', key));
    const sheets: Record<string, Promise<void>> = {};
    const sheet = (file: string) =>
      arrival(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: folder + file }));
    site.loadScript = (release, url, done) => {
      const tell = (type: string) => done({ type, target: { src: url } });
      if (release !== key) loadScript(release, url, done);
      else
        script(fileOf(url)).then(
          () => tell('load'),
          () => tell('error'),
        );
    };
    site.loadStyle = (release, url) =>
      release === key ? (sheets[url] ??= sheet(fileOf(url))) : loadStyle(release, url);
    // It ends with `hold`.
    await script(entry);
    await this.#newest?.init(this.#scope);
    const { params } = site.page.remote ?? { params: {} };
    for (const page of this.#pages) await (await this.#get(page))().page.preload(params);
    return () => {
      const links = `link[rel="stylesheet"][href*="/assets/${name}/"]`;
      for (const link of document.querySelectorAll<HTMLLinkElement>(links))
        if (!(fileOf(link.href) in integrity)) link.remove();
    };
  }
}

function fileOf(url: string): string {
  return new URL(url, location.href).pathname.split('/').pop() ?? '';
}

function arrival(element: HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    element.onload = () => resolve();
    element.onerror = reject;
    document.head.append(element);
  });
}

if (document.currentScript instanceof HTMLScriptElement)
  globalThis.__REMOTE_DEV__ = new Client(new URL('..', document.currentScript.src).pathname);
