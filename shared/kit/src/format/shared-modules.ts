import path from 'node:path';
import semver from 'semver';
import { installedVersion, readMeta } from './package-meta';

interface SharedModule {
  /** Versions a remote can run on; checked against what is installed when it is built. */
  requiredVersion: string;
  why: string;
}

/** Modules that remotes take from the host, each once in a page. Everything else is bundled where it is used. */
const sharedModules: Readonly<Record<'react' | 'react-dom', SharedModule>> = {
  react: { requiredVersion: '^19.0.0', why: 'hooks need the one React that renders the root' },
  'react-dom': { requiredVersion: '^19.0.0', why: 'portals and flushSync must be of the root’s React' },
};

export const sharedNames = Object.keys(sharedModules);

/** What a page may ask of the composer. */
export const composerModules = [...sharedNames, 'react/jsx-runtime', 'react/jsx-dev-runtime'];

export function sharedRanges(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sharedModules).map(([name, { requiredVersion }]) => [name, requiredVersion]),
  );
}

/** The versions installed where a package is built. */
export function providedModules(folder: string): Record<string, string> {
  return Object.fromEntries(sharedNames.map((name) => [name, installedVersion(name, folder)]));
}

/** Throws where a package is built with a version that it could not run on. */
export function checkSharedVersions(folder: string): void {
  for (const [name, { requiredVersion, why }] of Object.entries(sharedModules)) {
    const installed = installedVersion(name, folder);
    if (semver.satisfies(installed, requiredVersion)) continue;
    const built = readMeta(folder).name;
    throw new Error(`${built}: ${name} ${installed} is installed, but remotes share ${requiredVersion} (${why})`);
  }
}

/** Throws where one of a build's modules is a second copy of what the host brings. */
export function refuseBundled(files: Iterable<string>): void {
  for (const file of [...files].sort()) {
    const [, library = '', part = ''] =
      /\/node_modules\/(react|react-dom)\/(?:cjs\/)?([^/]+)$/.exec(file.replaceAll(path.sep, '/')) ?? [];
    if (library && !part.includes('jsx-'))
      throw new Error(`${library}/${part} would be bundled, but the host brings React: import from ${library} alone`);
  }
}
