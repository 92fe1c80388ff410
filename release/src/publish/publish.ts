import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { SiteConfig } from '@shared/contract/config';
import { offerFor, offeredContracts } from '@shared/contract/release/offered-contracts';
import semver from 'semver';
import { withLease } from '@shared/store/ledger/leases';
import { ReleaseError } from '@shared/store/release-error';
import { eachAtOnce } from '@shared/storage/each-at-once';
import { putContent } from '@shared/storage/put-content';
import { compress, isCompressible } from '@shared/store/store/compress';
import { factsOf } from '@shared/store/store/file-facts';
import { type Store, keys } from '@shared/store/store/store';
import { type BuildOutput, readBuild } from '../verify/read-build';
import type { Build, Release, ReleaseFiles, ReleaseStatement, Signed, Source } from '@shared/contract/release';
import { releaseFilesSchema, sourceSchema } from '@shared/contract/release/schemas';
import { canonicalJson } from '@shared/store/trust/canonical-json';
import { putSignatures } from '@shared/store/trust/release-signatures';
import { statementOf } from '@shared/store/trust/release-statement';
import { type Tried, tryWithLiveHost } from '../verify/try-with-live-host';
import { verifyRelease } from '@shared/store/store/verify-release';

/** Source maps are read now and then, by a person. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export interface PublishOptions extends TryOptions {
  /** Null where nobody knows. */
  source: Source | null;
  by: string;
  /** Signatures that its team made elsewhere; absent: the keys at hand sign it. */
  signed?: Signed<ReleaseStatement>;
}

export interface TryOptions {
  store: Store;
  /** The package's `dist`. */
  folder: string;
  version: string;
  /** Tries a remote with the host that is live before it is stored. Absent: the promotion that follows does it all. */
  tryWith?: SiteConfig;
  /** Brings to life what is being rendered; throws where either does not work. */
  inBrowser?: (rendering: Promise<Tried | null>) => Promise<void>;
}

export interface Published {
  release: Release;
  /** Whether it is new; false where the same content was published under this version before. */
  isNew: boolean;
}

/** Looks at a finished build as `publish` does, and stores nothing. */
export async function verify({ folder, version, ...options }: TryOptions): Promise<Release> {
  const output = await readBuild(folder);
  refuseUnfit(output.build, version);
  const described = describe(output, { version, source: null });
  await tryBuild(options, output, described);
  return described.release;
}

/** Renders a remote's pages, and brings them to life, where a host is live. */
async function tryBuild(
  { store, tryWith: config, inBrowser }: Omit<TryOptions, 'folder' | 'version'>,
  output: BuildOutput,
  described: ReturnType<typeof describe>,
): Promise<void> {
  if (!config || described.release.name === 'host') return;
  const rendering = tryWithLiveHost({ store, ...described, output, config });
  // It may fail before it is waited for.
  rendering.catch(() => null);
  await inBrowser?.(rendering);
  await rendering;
}

/** Stores a finished build as an immutable release. Its files come first; `release.json` makes it visible. */
export async function publish(options: PublishOptions): Promise<Published> {
  return publishBuild(options, await readBuild(options.folder));
}

/** The same of a build that was read. */
export async function publishBuild(options: Omit<PublishOptions, 'folder'>, output: BuildOutput): Promise<Published> {
  const { store, version, by, signed } = options;
  refuseUnfit(output.build, version);
  const { name } = output.build;
  if (!signed) await store.authority.refuseForeign(name);
  return withLease(store.storage, { command: `publish ${name}@${version}`, by, package: name }, () =>
    storeBuild(options, output),
  );
}

async function storeBuild(options: Omit<PublishOptions, 'folder'>, output: BuildOutput): Promise<Published> {
  const { store, signed } = options;
  const prepared = await prepareRelease(options, output);
  const { release, manifest, releaseFile, isThere } = prepared;
  if (signed && canonicalJson(statementOf(releaseFile)) !== canonicalJson(signed.signed))
    throw new ReleaseError(
      `${signed.signed.name}@${signed.signed.version} is not what its team signed: the build makes another release.json (${release.name}@${release.version}); publish it again with the release tool of this site`,
    );
  if (isThere) return { release, isNew: false };

  await tryBuild(options, output, { release, manifest });
  await eachAtOnce(output.browser, ([file, content]) => storeAsset(store, release.name, file, content));
  await storeAsset(store, release.name, release.manifest.file, Buffer.from(manifest));
  await makeVisible(store, prepared, { output, signed });
  return { release, isNew: true };
}

/** A release as it is stored: by its build, or by what was published before with the same content. */
export interface PreparedRelease {
  release: Release;
  manifest: string;
  /** Bytes of its `release.json`. */
  releaseFile: Buffer;
  /** Whether it is in the store whole, and believed. */
  isThere: boolean;
}

/** Describes a build as a release; refuses a version that has other content. Writes nothing. */
export async function prepareRelease(
  { store, version, source }: Pick<PublishOptions, 'store' | 'version' | 'source'>,
  output: BuildOutput,
): Promise<PreparedRelease> {
  const { release, manifest } = describe(output, { version, source });
  const existing = await store.findSigned(release.name, version);
  if (!existing)
    return { release, manifest, releaseFile: Buffer.from(`${JSON.stringify(release, null, 2)}\n`), isThere: false };
  if (existing.release.digest !== release.digest)
    throw new ReleaseError(`${release.name}@${version} is published already with other content: raise its version`);
  const isThere = !existing.problem && (await isWhole(store, existing.release));
  return { release: existing.release, manifest, releaseFile: existing.releaseFile, isThere };
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

/** Tells whether two releases are the same, whatever their versions. */
export function digestOf({ build }: Pick<BuildOutput, 'build'>): string {
  return createHash('sha256').update(JSON.stringify(build)).digest('hex');
}

/** Refuses a build that this site cannot take, whatever is in it. */
export function refuseUnfit(build: Build, version: string): void {
  if (!semver.valid(version)) throw new ReleaseError(`${version} is not a version: it needs the form 1.2.3`);
  if (build.contract === null) return;
  const offer = offerFor(build.contract);
  const versions = offeredContracts.map((one) => one.version).join(' and ');
  if (!offer)
    throw new ReleaseError(`${build.name} was built for contract ${build.contract}; this site has ${versions}`);
  if (offer.ends !== null && Date.parse(offer.ends) <= Date.now())
    throw new ReleaseError(`${build.name} was built for contract ${build.contract}, which ended on ${offer.ends}`);
}

/** A build as a release, and the list of its files for browsers. */
export function describe(output: BuildOutput, from: Pick<Release, 'version' | 'source'>) {
  const { build, maps } = output;
  const pictures = new Set(Object.values(build.sharePictures ?? {}).map(({ file }) => file));
  const loadable = Object.entries(build.files).filter(([name]) => !pictures.has(name));
  const files = releaseFilesSchema.parse({
    schema: 1,
    entry: build.entry,
    entryGlobal: build.entryGlobal,
    chunkGlobal: build.chunkGlobal,
    pages: build.pages,
    integrity: Object.fromEntries(loadable.map(([name, { sha256 }]) => [name, `sha256-${sha256}`])),
  } satisfies ReleaseFiles);
  const manifest = JSON.stringify(files);
  const { sha256 } = factsOf(Buffer.from(manifest));
  const release: Release = {
    ...build,
    version: from.version,
    // In one order, whoever sent it: a release's bytes are signed.
    source: sourceSchema.nullable().parse(from.source ?? null),
    digest: digestOf(output),
    ...(maps.size > 0 && { maps: Object.fromEntries([...maps].map(([name, map]) => [name, factsOf(map)])) }),
    manifest: { file: `files.${Buffer.from(sha256, 'base64').toString('hex').slice(0, 10)}.json`, sha256 },
  };
  return { release, manifest };
}

/** An address never changes its bytes: the same file again is fine, another one is refused. */
async function storeAsset(store: Store, name: string, file: string, content: Buffer): Promise<void> {
  const { storage } = store;
  const key = keys.asset(name, file);
  const there = await storage.get(key);
  if (there) {
    if (!there.body.equals(content)) throw new ReleaseError(`/${key} exists with other bytes`);
    // Put again, it lasts, also where another publish put it there a moment ago.
    await storage.putIfAbsent(key, content);
    return;
  }
  // Forms come before the file itself: a file that is asked for is there in every form.
  if (isCompressible(file))
    for (const [extension, compressed] of await compress(content, 'highest'))
      await putContent(storage, key + extension, compressed);
  if (!(await storage.putIfAbsent(key, content))) await storeAsset(store, name, file, content);
}

/** Writes what the composer needs of a release, then what makes it visible, then who says so. */
async function makeVisible(
  store: Store,
  { release: { name, version, digest }, releaseFile }: PreparedRelease,
  { output, signed }: { output: BuildOutput; signed: Signed<ReleaseStatement> | undefined },
): Promise<void> {
  const { storage, authority } = store;
  for (const [folder, files] of Object.entries({ node: output.node, public: output.public }))
    await eachAtOnce(files, ([file, content]) =>
      putContent(storage, keys.release(name, version, `${folder}/${file}`), content),
    );
  await eachAtOnce(output.maps, ([file, content]) =>
    putContent(storage, keys.release(name, version, `maps/${file}.br`), brotliCompressSync(content, QUICK)),
  );
  await storage.putIfAbsent(keys.release(name, version, 'release.json'), releaseFile);
  const found = await store.findSigned(name, version);
  if (found?.release.digest !== digest || (signed && !found.releaseFile.equals(releaseFile)))
    throw new ReleaseError(`${name}@${version} was published by somebody else just now`);
  if (signed) await putSignatures(storage, signed);
  else await authority.signRelease(storage, found.release, found.releaseFile);
}
