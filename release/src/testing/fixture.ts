import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { siteConfigSchema } from '@shared/contract/config';
import { factsOf } from '@shared/store/store/file-facts';
import type { Build } from '@shared/contract/release';
import { publish } from '../publish/publish';
import { beginStore } from '@shared/store/store/begin-store';
import { type StorePlace, openStore } from '@shared/store/store/open-store';
import type { Store } from '@shared/store/store/store';
import { coverBuild } from './cover-build';
import { remoteBundle, tinyHost, tinyRoutes } from './bundles';
import { placeOf } from './open-folder';

export const config = siteConfigSchema.parse({});

/** Packages of every site that a test makes. */
const PACKAGES = ['host', 'remote-a', 'remote-b', 'remote-c', 'remote-new', 'remote-community', 'remote-download'];

export interface RemoteBuild {
  /** The body of its page's function; absent: says its name and version. */
  render?: string;
  /** Replaces parts of `build.json`. */
  build?: Partial<Build>;
  /** Text of its one script. */
  script?: string;
  /** Addresses of its page below `/<name>/`, each with a slash at its end; absent: that alone. */
  paths?: readonly string[];
}

export interface Fixture {
  store: Store;
  folder: string;
  /** The place of the store, and of what belongs to it. */
  place: StorePlace;
  /** A finished build of a host; gives its folder. */
  buildHost: (version: string, build?: Partial<Build>) => Promise<string>;
  /** A finished build of a remote with one page `/<name>/`; gives its folder. */
  buildRemote: (name: string, version: string, options?: RemoteBuild) => Promise<string>;
  /** Replaces what a build runs in Node. */
  writeNode: (dist: string, files: Readonly<Record<string, string>>) => Promise<void>;
  publishHost: (version: string, build?: Partial<Build>) => Promise<void>;
  publishRemote: (name: string, version: string, render?: string) => Promise<void>;
  remove: () => Promise<void>;
}

/** A store in a folder of its own, and tiny packages to release into it. */
export async function makeFixture(over: Partial<StorePlace> = {}): Promise<Fixture> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'release-'));
  const place = { ...placeOf(folder), ...over };
  const { store } = await beginStore({ ...place, packages: PACKAGES });
  return fixtureOver(folder, { store, place });
}

/** The same, as a process sees it that begins now: nothing of what the other one knows is known to it. */
export async function reopen({
  folder,
  place = placeOf(folder),
}: Pick<Fixture, 'folder'> & Partial<Fixture>): Promise<Fixture> {
  return fixtureOver(folder, { store: (await openStore(place)).store, place });
}

/** A copy of a site as it stands in a folder, which nobody has opened yet: quicker than to make another one, by much. */
export async function copyFixture({ folder: from }: Pick<Fixture, 'folder'>): Promise<Fixture> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'release-'));
  await cp(from, folder, { recursive: true });
  return reopen({ folder });
}

function fixtureOver(folder: string, { store, place }: Pick<Fixture, 'store' | 'place'>): Fixture {
  const buildHost: Fixture['buildHost'] = (version, build = {}) =>
    writeBuild(
      folder,
      { name: 'host', contract: null, entry: 'host.1.js', starter: 'starter.1.js', ...build },
      { browser: { 'host.1.js': 'host', 'starter.1.js': '1' }, node: tinyHost({ words: `host ${version}` }) },
    );
  const buildRemote: Fixture['buildRemote'] = (name, version, { render, build = {}, script, paths } = {}) => {
    const file = `entry.${Buffer.from(version).toString('hex')}.js`;
    const pages = { page: { scripts: [], styles: [], staticScripts: [], staticStyles: [] } };
    return writeBuild(
      folder,
      { name, contract: '1.0', entry: file, pages, routes: tinyRoutes(name, paths), ...build },
      {
        browser: { [file]: script ?? `${name} ${version}` },
        node: { 'page.cjs': remoteBundle(render ?? `return ${JSON.stringify(`${name} ${version}`)}`, paths) },
      },
    );
  };
  return {
    store,
    folder,
    place,
    buildHost,
    buildRemote,
    writeNode: async (dist, files) => {
      for (const [file, text] of Object.entries(files)) await writeFile(path.join(dist, 'node', file), text);
      await coverBuild(dist);
    },
    publishHost: async (version, build) => {
      await publish({ store, folder: await buildHost(version, build), version, source: null, by: 'test' });
    },
    publishRemote: async (name, version, render) => {
      const dist = await buildRemote(name, version, render === undefined ? {} : { render });
      await publish({ store, folder: dist, version, source: null, by: 'test' });
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function writeBuild(
  folder: string,
  build: Partial<Build> & Pick<Build, 'name' | 'contract' | 'entry'>,
  files: { browser: Record<string, string>; node: Record<string, string> },
): Promise<string> {
  const dist = path.join(folder, 'builds', `${build.name}-${Math.random()}`);
  for (const [kind, contents] of Object.entries(files)) {
    await mkdir(path.join(dist, kind), { recursive: true });
    for (const [file, text] of Object.entries(contents)) await writeFile(path.join(dist, kind, file), text);
  }
  const facts = Object.entries(files.browser).map(([file, text]) => [file, factsOf(Buffer.from(text))]);
  const described = {
    schema: 1,
    entryGlobal: `${build.name.replaceAll('-', '_')}_00000000`,
    chunkGlobal: `tinyChunk${build.name.replaceAll('-', '_')}`,
    shared: {},
    provides: {},
    starter: null,
    styles: [],
    pages: {},
    federationManifest: null,
    files: Object.fromEntries(facts) as Build['files'],
    nodeFiles: {},
    publicFiles: {},
    ...build,
  } satisfies Build;
  await writeFile(path.join(dist, 'browser/build.json'), JSON.stringify(described));
  await coverBuild(dist);
  return dist;
}
