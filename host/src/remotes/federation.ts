import { createInstance } from '@module-federation/enhanced/runtime';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import { CONTRACT_VERSION, type PageModule, contractFits } from '@shared/contract';
import { WrongShapeError } from './errors/wrong-shape-error';
import { loadFile } from './loader/load-file';
import type { Release } from './release';

type Shared = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

const shared: Shared = {
  react: { version: React.version, lib: () => React, shareConfig: { singleton: true, requiredVersion: '^19.0.0' } },
  'react-dom': {
    version: ReactDOM.version,
    lib: () => ReactDOM,
    shareConfig: { singleton: true, requiredVersion: '^19.0.0' },
  },
};

const federation = createInstance({
  name: 'host',
  remotes: [],
  shared,
  shareStrategy: 'loaded-first',
  plugins: [
    {
      name: 'site-loader',
      // The entry has come through the site's loader already, with its integrity checked.
      loadEntry: ({ remoteInfo }) =>
        Promise.resolve((globalThis as Record<string, unknown>)[remoteInfo.entryGlobalName] as never),
    },
  ],
});

const registered = new Set<string>();

/** Loads a page of a release through module federation; its files come in parallel, and through the site's loader. */
export async function loadPage(release: Release, page: string, extra: readonly string[] = []): Promise<PageModule> {
  const files = release.files.pages[page];
  if (!files) throw new WrongShapeError(`${release.key}/${page}`);
  await Promise.all(
    [release.files.entry, ...files.scripts, ...files.styles, ...extra].map((file) => loadFile(release, file)),
  );
  const name = release.key.replace(/\W/g, '_');
  if (!registered.has(name)) {
    registered.add(name);
    federation.registerRemotes([
      { name, entry: release.files.entry, type: 'global', entryGlobalName: release.files.entryGlobal },
    ]);
  }
  const module = await federation.loadRemote<{ page?: PageModule }>(`${name}/${page}`);
  if (!isPage(module?.page)) throw new WrongShapeError(`${release.key}/${page}`);
  return module.page;
}

function isPage(page: PageModule | undefined): page is PageModule {
  return typeof page?.Component === 'function' && contractFits(page.contract, CONTRACT_VERSION);
}
