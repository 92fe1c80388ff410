import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { contractFits, CONTRACT_VERSION } from 'shared/contract';
import semver from 'semver';
import { ReleaseError } from '../release-error';
import { createOnce, writeAtomically } from '../store/atomic';
import { compress, isCompressible } from '../store/compress';
import { type Store, isMissing } from '../store/store';
import { type BuildOutput, factsOf, factsOfAll, readBuild } from './read-build';
import type { Build, Release } from './release';

export interface PublishOptions {
  store: Store;
  /** The package's `dist`. */
  folder: string;
  version: string;
  commit: string | null;
}

export interface Published {
  release: Release;
  /** False where the same content was published under this version before. */
  isNew: boolean;
}

/** Stores a finished build as an immutable release. Its assets come first; one rename makes it visible. */
export async function publish({ store, folder, version, commit }: PublishOptions): Promise<Published> {
  await store.prepare();
  const output = await readBuild(folder);
  check(output.build, version);
  const { release, manifest } = describe(output, version, commit);

  const existing = await store.findRelease(release.name, version);
  if (existing) {
    if (existing.digest === release.digest) return { release: existing, isNew: false };
    throw new ReleaseError(`${release.name}@${version} is published already with other content: raise its version`);
  }
  for (const [name, content] of output.browser) await storeAsset(store, release.name, name, content);
  await storeAsset(store, release.name, release.manifest.file, Buffer.from(manifest));
  await storeRelease(store, release, output);
  return { release, isNew: true };
}

function check(build: Build, version: string): void {
  if (!semver.valid(version)) throw new ReleaseError(`${version} is not a version: it needs the form 1.2.3`);
  if (build.contract !== null && !contractFits(build.contract, CONTRACT_VERSION)) {
    throw new ReleaseError(`${build.name} was built for contract ${build.contract}; this site has ${CONTRACT_VERSION}`);
  }
}

function describe(output: BuildOutput, version: string, commit: string | null) {
  const { build } = output;
  const manifest = JSON.stringify({
    schema: 1,
    entry: build.entry,
    entryGlobal: build.entryGlobal,
    chunkGlobal: build.chunkGlobal,
    pages: build.pages,
    integrity: Object.fromEntries(Object.entries(build.files).map(([name, { sha256 }]) => [name, `sha256-${sha256}`])),
  });
  const { sha256 } = factsOf(Buffer.from(manifest));
  const content = { build, node: factsOfAll(output.node), public: factsOfAll(output.public) };
  const release: Release = {
    ...build,
    version,
    commit,
    digest: createHash('sha256').update(JSON.stringify(content)).digest('hex'),
    manifest: { file: `files.${Buffer.from(sha256, 'base64').toString('hex').slice(0, 10)}.json`, sha256 },
    nodeFiles: content.node,
    publicFiles: content.public,
    signatures: [],
  };
  return { release, manifest };
}

/** An address never changes its bytes: the same file again is fine, another one is refused. */
async function storeAsset(store: Store, name: string, file: string, content: Buffer): Promise<void> {
  const target = store.assets(name, file);
  const there = await readFile(target).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (there) {
    if (!there.equals(content)) throw new ReleaseError(`/assets/${name}/${file} exists with other bytes`);
    return;
  }
  if (isCompressible(file)) {
    for (const [extension, compressed] of await compress(content, 'highest'))
      await writeAtomically(target + extension, compressed);
  }
  if (!(await createOnce(target, content))) await storeAsset(store, name, file, content);
}

async function storeRelease(store: Store, release: Release, output: BuildOutput): Promise<void> {
  const target = store.release(release.name, release.version);
  const temporary = path.join(store.temporary(), `${release.name}-${randomBytes(6).toString('hex')}`);
  for (const [folder, files] of [
    ['node', output.node],
    ['public', output.public],
  ] as const) {
    for (const [name, content] of files) await writeAtomically(path.join(temporary, folder, name), content);
  }
  await writeAtomically(path.join(temporary, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  await mkdir(path.dirname(target), { recursive: true });
  try {
    await rename(temporary, target);
  } catch (error) {
    // A folder without release.json is the rest of a copy that broke off: nothing refers to it.
    if (await store.findRelease(release.name, release.version))
      throw new ReleaseError(`${release.name}@${release.version} was published by somebody else just now`, {
        cause: error,
      });
    await rm(target, { recursive: true, force: true });
    await rename(temporary, target);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
