import { createInstance } from '@module-federation/enhanced/runtime';
import React from 'react';
import ReactDOM from 'react-dom';
import type { PageModule } from '@shared/contract';
import { offerFor } from '@shared/contract/release/offered-contracts';
import { WrongShapeError } from './errors';
import type { Loader } from './loader/loader';
import type { Release } from './release';

type ShareScope = Parameters<ReturnType<typeof createInstance>['initShareScopeMap']>[1];

/** Loads pages of releases through module federation's runtime; their files come in parallel, through the site's loader. */
export class Federation {
  readonly #registered = new Set<string>();
  readonly #instance = createInstance({
    name: 'host',
    remotes: [],
    plugins: [
      {
        name: 'site-loader',
        // The entry has come through the site's loader already, with its integrity checked.
        loadEntry: ({ remoteInfo }) =>
          Promise.resolve((globalThis as Record<string, unknown>)[remoteInfo.entryGlobalName] as never),
      },
    ],
  });

  constructor(private readonly loader: Loader) {
    this.#instance.initShareScopeMap('default', {
      react: provided(React.version, React),
      'react-dom': provided(ReactDOM.version, ReactDOM),
    });
  }

  /** The page's module; `extra` are further files that it needs. */
  async loadPage(release: Release, page: string, extra: readonly string[] = []): Promise<PageModule> {
    const { key, files: all } = release;
    const files = all.pages[page];
    if (!files) throw new WrongShapeError(`${key}/${page}`);
    const needed = [all.entry, ...files.scripts, ...files.styles, ...extra];
    await Promise.all(needed.map((file) => this.loader.load(release, file)));
    const name = key.replace(/\W/g, '_');
    if (!this.#registered.has(name)) {
      this.#registered.add(name);
      const { entry, entryGlobal: entryGlobalName } = all;
      this.#instance.registerRemotes([{ name, entry, type: 'global', entryGlobalName }]);
    }
    const module = await this.#instance.loadRemote<{ page?: PageModule }>(`${name}/${page}`);
    if (!isPage(module?.page)) throw new WrongShapeError(`${key}/${page}`);
    return module.page;
  }
}

/** A module of the share scope with what containers read of it, those of other bundlers too: the one that the host has loaded. */
function provided(version: string, module: unknown): ShareScope[string] {
  const lib = () => module;
  const get = () => Promise.resolve(lib);
  const shareConfig = { singleton: true, requiredVersion: '^19.0.0' };
  const shared = { version, get, lib, shareConfig, loaded: true, from: 'host', useIn: [] };
  return { [version]: shared } as unknown as ShareScope[string];
}

function isPage(page: PageModule | undefined): page is PageModule {
  return typeof page?.Component === 'function' && offerFor(page.contract) !== null;
}
