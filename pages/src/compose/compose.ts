import { createHash } from 'node:crypto';
import { type SiteConfig, routeAt } from '@shared/contract/config';
import { pagePolicy } from '../document/policy';
import { refuseUnfitShared } from './shared-fits';
import { ReleaseError } from '@shared/store/release-error';
import { searchFile } from '@shared/contract/search';
import { putContent } from '@shared/storage/put-content';
import { type Store, keys } from '@shared/store/store/store';
import { canonicalJson } from '@shared/store/trust/canonical-json';
import type { Composition, CompositionReference, PartReference, Release, Part } from '@shared/contract/release';
import type { KnownParts } from './known-parts';
import { checkedReader, storeReader } from './release-reader';
import { reference } from './ingredients';
import { type RenderedPart, renderPart } from './render-part';
import { type SiteAddresses, addressesOf, siteRoutes } from './site-addresses';
import { type Sandbox, findSandbox } from './sandbox';
import { sha256Of } from '@shared/store/sha256';
import { eachAtOnce } from '@shared/storage/each-at-once';
import { compress, isCompressible } from '@shared/store/store/compress';

/** Raised when the same input gives other bytes than before, or is kept in another form. */
const COMPOSER_VERSION = '9';

export interface ComposeRequest {
  store: Store;
  /** A release of each package, `host` among them. */
  releases: ReadonlyMap<string, Release>;
  config: SiteConfig;
  /** What stands at the addresses of packages that were taken out. */
  retired?: SiteAddresses;
  /** Parts that need not be composed again. */
  known: KnownParts;
  /** The search for it, where it has begun; absent: it is found once a part has to be composed. */
  sandbox?: Promise<Sandbox> | undefined;
  /** Whether a dead link or a missing picture is an error; of a release that was tried before it was published, none is left. */
  refuseBroken?: boolean;
  onProgress?: (sentence: string) => void;
}

export interface Composed {
  composition: Composition;
  reference: CompositionReference;
}

/** Composes the releases into plain files. The same releases, configuration and composer give the same bytes and the same id. */
export async function compose(request: ComposeRequest): Promise<Composed> {
  const { store, releases, config } = request;
  const host = releases.get('host');
  if (!host) throw new ReleaseError('There is no release of the host to compose with');
  const parts: Record<string, PartReference> = {};
  const kept: Kept = { sandbox: request.sandbox };

  const remotes = [...releases.values()]
    .filter(({ name }) => name !== 'host')
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const addresses = addressesOf(remotes, request.retired);
  const linked = request.refuseBroken === true ? siteRoutes(addresses) : null;
  for (const remote of remotes) {
    refuseUnfitShared(remote, host);
    const prefixes = await store.authority.prefixesOf(remote.name);
    // The team's prefixes are part of what a part was made from: fewer addresses, and it is composed again.
    const ingredients = [host.digest, host.version, remote.digest, remote.version, canonicalJson(config)];
    const key = partKey([...ingredients, ...prefixes]);
    parts[remote.name] = await obtainPart(request, key, async () => {
      request.onProgress?.(`composing ${remote.name}@${remote.version}`);
      const own = { host, remote, prefixes, linked };
      return contentsOf(await renderPart({ ...(await common(request, kept)), ...own, paths: [] }));
    });
  }
  parts['host'] = await hostPart(request, kept, { host, parts, addresses });

  const composition = describe(releases, config, { parts, addresses });
  const body = Buffer.from(JSON.stringify(composition));
  await putContent(store.storage, keys.composition(composition.id), body);
  return { composition, reference: { id: composition.id, sha256: sha256Of(body) } };
}

/** Things that several parts need, and that are found once. */
interface Kept {
  sandbox: Promise<Sandbox> | undefined;
}

async function common({ store, config }: ComposeRequest, kept: Kept) {
  kept.sandbox ??= findSandbox();
  return { reader: storeReader(store), config, sandbox: await kept.sandbox };
}

/** The host's own files stand for every path of the site, but change only where a path comes or goes. */
async function hostPart(
  request: ComposeRequest,
  kept: Kept,
  { host, ...site }: { host: Release } & SiteParts,
): Promise<PartReference> {
  const { store, config } = request;
  const lists = Object.entries(site.parts).map(([name, part]) => [name, part.paths, ...unlisted(site, name)].join(' '));
  const key = partKey([host.digest, host.version, canonicalJson(config), ...lists]);
  return obtainPart(request, key, async () => {
    const paths = await pathsOf(store, site);
    const rendered = await renderPart({ ...(await common(request, kept)), host, remote: null, paths });
    const made = contentsOf(rendered);
    const { contents } = made;
    // Its table takes a second to make: only who composes the host's files has it.
    contents.set(searchFile('sounds'), Buffer.from((await import('./sounds')).soundsText));
    const reader = checkedReader(storeReader(store));
    for (const name of Object.keys(host.publicFiles)) {
      if (contents.has(name)) throw new ReleaseError(`The host composes ${name}, and brings a file of that name`);
      contents.set(name, await reader.publicFile(host, name));
    }
    return made;
  });
}

interface SiteParts {
  parts: Readonly<Record<string, PartReference>>;
  addresses: SiteAddresses;
}

function unlisted({ addresses }: SiteParts, name: string): string[] {
  return (addresses[name]?.routes ?? [])
    .filter(({ canonical, own = false }) => canonical !== undefined || own)
    .map(({ pattern }) => pattern);
}

/** Every address for the site map, once; two packages with the same one would hide each other. */
async function pathsOf(store: Store, { parts, addresses }: SiteParts): Promise<string[]> {
  const owners = new Map<string, string>();
  for (const [name, part] of Object.entries(parts)) {
    const { files } = await store.readPart(part);
    for (const file of Object.keys(files)) {
      if (owners.has(file)) throw new ReleaseError(`${owners.get(file) ?? ''} and ${name} both compose ${file}`);
      owners.set(file, name);
    }
  }
  return [...owners]
    .filter(([file]) => file.endsWith('index.html'))
    .map(([file, name]) => ({ name, path: `/${file.slice(0, -'index.html'.length)}` }))
    .filter(({ name, path }) => {
      const { canonical, own = false } = routeAt(addresses[name]?.routes ?? [], path)?.route ?? {};
      return canonical === undefined && !own;
    })
    .map(({ path }) => path)
    .sort();
}

async function obtainPart(
  { store, known }: ComposeRequest,
  ingredients: string,
  make: () => Promise<PartContents>,
): Promise<PartReference> {
  const found = await known.find(ingredients);
  if (found) return found;
  const made = await writePart(store, ingredients, await make());
  known.keep(ingredients, made);
  return made;
}

function contentsOf({ files, scripts }: RenderedPart): PartContents & { contents: Map<string, Buffer> } {
  return { contents: new Map([...files].map(([name, text]) => [name, Buffer.from(text)])), scripts: [...scripts] };
}

function describe(
  releases: ReadonlyMap<string, Release>,
  config: SiteConfig,
  { parts, addresses }: SiteParts,
): Composition {
  const content = {
    schema: 1,
    composer: COMPOSER_VERSION,
    config: createHash('sha256').update(canonicalJson(config)).digest('hex'),
    basePath: config.basePath,
    policy: pagePolicy(
      config,
      Object.values(parts).flatMap(({ scripts = [] }) => scripts),
    ),
    releases: Object.fromEntries(
      [...releases.values()]
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .map((release) => {
          const { version, entry, files, filesIntegrity } = reference(release);
          return [release.name, { version, digest: release.digest, entry, files, filesIntegrity }];
        }),
    ),
    parts,
    addresses,
  } satisfies Omit<Composition, 'id'>;
  const id = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
  return { ...content, id };
}

function partKey(ingredients: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([COMPOSER_VERSION, ...ingredients]))
    .digest('hex')
    .slice(0, 20);
}

/** Contents of a part: its files by their paths, and the hashes of the inline scripts of its pages. */
interface PartContents {
  contents: ReadonlyMap<string, Buffer>;
  scripts: readonly string[];
}

/**
 * Keeps the files of a part. Its key says what it was made from and what came of it: nobody can put another part in
 * the place of the one that is composed.
 */
async function writePart(
  { storage }: Store,
  ingredients: string,
  { contents, scripts }: PartContents,
): Promise<PartReference> {
  const sorted = [...contents].sort(([a], [b]) => (a < b ? -1 : 1));
  const files = Object.fromEntries(sorted.map(([name, content]) => [name, describeFile(name, content)]));
  const part: Part = {
    schema: 1,
    key: `${ingredients}.${hash(files).slice(0, 20)}`,
    files,
    scripts: [...scripts].sort(),
  };
  await eachAtOnce(sorted, async ([name, content]) => {
    const key = keys.part(part.key, `pages/${name}`);
    await putContent(storage, key, content);
    if (!isCompressible(name)) return;
    for (const [extension, compressed] of await compress(content, 'quick'))
      await storage.putIfAbsent(key + extension, compressed);
  });
  await putContent(storage, keys.part(part.key, 'part.json'), Buffer.from(JSON.stringify(part)));
  return referenceTo(part);
}

function referenceTo({ key, files, scripts }: Part): PartReference {
  const all = Object.values(files);
  return {
    key,
    content: hash(files),
    paths: hash(Object.keys(files)),
    count: all.length,
    bytes: all.reduce((sum, { size }) => sum + size, 0),
    ...(scripts && { scripts }),
  };
}

function describeFile(name: string, content: Buffer): Part['files'][string] {
  return { sha256: sha256Of(content), size: content.length, status: name.startsWith('404') ? 404 : 200 };
}

function hash(value: unknown): string {
  return sha256Of(Buffer.from(JSON.stringify(value)));
}
