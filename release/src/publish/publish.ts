import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '@shared/contract/config';
import { contractFits, CONTRACT_VERSION } from '@shared/contract';
import semver from 'semver';
import { ReleaseError } from '../release-error';
import { createOnce, writeAtomically } from '../store/atomic';
import { compress, isCompressible } from '../store/compress';
import { factsOf, factsOfAll } from '../store/file-facts';
import { moveTo } from '../store/move-to';
import { Store, isMissing } from '../store/store';
import { type BuildOutput, readBuild } from './read-build';
import type { Build, Release, ReleaseFiles } from '@shared/contract/release';
import { tryWithLiveHost } from './try-with-live-host';
import { verifyRelease } from '../store/verify-release';

export interface PublishOptions {
  store: Store;
  /** The package's `dist`. */
  folder: string;
  version: string;
  commit: string | null;
  /** Tries a remote with the host that is live before it is stored. Absent: the promotion that follows does it all. */
  tryWith?: SiteConfig;
}

export interface Published {
  release: Release;
  /** False where the same content was published under this version before. */
  isNew: boolean;
}

/** Stores a finished build as an immutable release. Its assets come first; one rename makes it visible. */
export async function publish({ store, folder, version, commit, tryWith }: PublishOptions): Promise<Published> {
  await store.prepare();
  const output = await readBuild(folder);
  check(output.build, version);
  const { release, manifest } = describe(output, version, commit);

  const existing = await store.findRelease(release.name, version);
  if (existing && existing.digest !== release.digest)
    throw new ReleaseError(`${release.name}@${version} is published already with other content: raise its version`);
  if (existing && (await isWhole(store, existing))) return { release: existing, isNew: false };

  const stage = new Store(path.join(store.temporary(), `${release.name}-${randomBytes(6).toString('hex')}`));
  try {
    await writeStage(stage, release, output);
    if (tryWith) await tryWithLiveHost({ store, stage, release, config: tryWith });
    for (const [name, content] of output.browser) await storeAsset(store, release.name, name, content);
    await storeAsset(store, release.name, release.manifest.file, Buffer.from(manifest));
    await makeVisible(store, stage, release);
  } finally {
    await rm(stage.root, { recursive: true, force: true });
  }
  return { release, isNew: true };
}

/** A release that lost files since may be stored again: its content is the same. */
function isWhole(store: Store, release: Release): Promise<boolean> {
  return verifyRelease(store, release).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ReleaseError) return false;
      throw error;
    },
  );
}

function check(build: Build, version: string): void {
  if (!semver.valid(version)) throw new ReleaseError(`${version} is not a version: it needs the form 1.2.3`);
  if (build.contract !== null && !contractFits(build.contract, CONTRACT_VERSION)) {
    throw new ReleaseError(`${build.name} was built for contract ${build.contract}; this site has ${CONTRACT_VERSION}`);
  }
}

function describe(output: BuildOutput, version: string, commit: string | null) {
  const { build } = output;
  const pictures = new Set(Object.values(build.sharePictures ?? {}).map(({ file }) => file));
  const loadable = Object.entries(build.files).filter(([name]) => !pictures.has(name));
  const files = {
    schema: 1,
    entry: build.entry,
    entryGlobal: build.entryGlobal,
    chunkGlobal: build.chunkGlobal,
    pages: build.pages,
    integrity: Object.fromEntries(loadable.map(([name, { sha256 }]) => [name, `sha256-${sha256}`])),
  } satisfies ReleaseFiles;
  const manifest = JSON.stringify(files);
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

/** What the composer and the store need of a release, beside the store: one rename away from being there. */
async function writeStage(stage: Store, release: Release, output: BuildOutput): Promise<void> {
  const { name, version } = release;
  for (const [folder, files] of [
    ['node', output.node],
    ['public', output.public],
  ] as const) {
    for (const [file, content] of files)
      await writeAtomically(stage.release(name, version, `${folder}/${file}`), content);
  }
  await writeAtomically(stage.release(name, version, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  await mkdir(stage.assets(name), { recursive: true });
  // The composer inlines these; the other assets are not asked for while trying.
  for (const [file, content] of output.browser)
    if (file.endsWith('.css')) await writeFile(stage.assets(name, file), content);
}

async function makeVisible(store: Store, stage: Store, release: Release): Promise<void> {
  const { name, version, digest } = release;
  const target = store.release(name, version);
  await mkdir(path.dirname(target), { recursive: true });
  const whole = async () => {
    const there = await store.findRelease(name, version);
    // Other content of the same version is somebody's release, damaged or not.
    return there !== null && (there.digest !== digest || (await isWhole(store, there)));
  };
  if (await moveTo(target, stage.release(name, version), whole)) return;
  if ((await store.readRelease(name, version)).digest !== digest)
    throw new ReleaseError(`${name}@${version} was published by somebody else just now`);
}
