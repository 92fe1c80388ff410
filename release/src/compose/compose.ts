import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '@shared/contract/config';
import { refuseUnfitShared } from './shared-fits';
import { ReleaseError } from '../release-error';
import { moveTo } from '../store/move-to';
import type { Store } from '../store/store';
import type { Composition, Part, PartReference, Release } from '@shared/contract/release';
import type { HostRoutes } from './host-process';
import { storeReader } from './release-reader';
import { reference, renderPart } from './render-part';
import { type Sandbox, findSandbox } from './sandbox';
import { findPart, referenceTo, writePart } from './write-part';

/** Raised when the same input gives other bytes than before, or is kept in another form. */
const COMPOSER_VERSION = '3';

export interface ComposeRequest {
  store: Store;
  /** One release of each package; `host` among them. */
  releases: ReadonlyMap<string, Release>;
  config: SiteConfig;
  /** What is live: of its parts nothing but the name is needed. */
  base: Composition | null;
  /** What each remote may compose below, by its name; absent: whatever the host's routes give it. */
  prefixes?: Readonly<Record<string, readonly string[]>>;
  /** Whether a dead link or a missing picture is an error; of a release that was tried before it was published, none is left. */
  refuseBroken?: boolean;
  onProgress?: (sentence: string) => void;
}

/** Composes the releases into plain files. The same releases, configuration and composer give the same bytes and the same id. */
export async function compose(request: ComposeRequest): Promise<Composition> {
  const { store, releases, config } = request;
  const host = releases.get('host');
  if (!host) throw new ReleaseError('There is no release of the host to compose with');
  const parts: Record<string, PartReference> = {};
  const kept: Kept = { routes: new Map(), sandbox: undefined };

  const remotes = [...releases.values()]
    .filter(({ name }) => name !== 'host')
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const remote of remotes) {
    refuseUnfitShared(remote, host);
    const key = partKey([host.digest, host.version, remote.digest, remote.version, canonicalJson(config)]);
    parts[remote.name] = await obtainPart(request, { name: remote.name, key }, async () => {
      request.onProgress?.(`composing ${remote.name}@${remote.version}`);
      const { refuseBroken = false, prefixes } = request;
      const own = { host, remote, prefixes: prefixes?.[remote.name], refuseBroken };
      return renderPart({ ...(await common(request, kept)), ...own, paths: [], packages: [] }).then(contentsOf);
    });
  }
  parts['host'] = await hostPart(request, kept, { host, parts });

  const composition = describe(releases, config, parts);
  await write(store, composition);
  return composition;
}

/** What several parts need, and is found once. */
interface Kept {
  routes: HostRoutes;
  sandbox: Sandbox | undefined;
}

async function common({ store, config }: ComposeRequest, kept: Kept) {
  kept.sandbox ??= await findSandbox();
  return { reader: storeReader(store), config, sandbox: kept.sandbox, routes: kept.routes };
}

/** The host's own files stand for every path of the site, but change only where a path comes or goes. */
async function hostPart(
  request: ComposeRequest,
  kept: Kept,
  { host, parts }: { host: Release; parts: Readonly<Record<string, PartReference>> },
): Promise<PartReference> {
  const { store, config } = request;
  const lists = Object.entries(parts).map(([name, part]) => `${name} ${part.paths}`);
  const key = partKey([host.digest, host.version, canonicalJson(config), ...lists]);
  return obtainPart(request, { name: 'host', key }, async () => {
    const paths = await pathsOf(store, parts);
    const packages = Object.keys(parts);
    const rendered = await renderPart({ ...(await common(request, kept)), host, remote: null, paths, packages });
    const contents = contentsOf(rendered);
    for (const name of Object.keys(host.publicFiles)) {
      if (contents.has(name)) throw new ReleaseError(`The host composes ${name}, and brings a file of that name`);
      contents.set(name, await readFile(store.release('host', host.version, `public/${name}`)));
    }
    return contents;
  });
}

/** Every address of the site, once; two packages with the same one would hide each other. */
async function pathsOf(store: Store, parts: Readonly<Record<string, PartReference>>): Promise<string[]> {
  const owners = new Map<string, string>();
  for (const [name, { key }] of Object.entries(parts)) {
    const { files } = await store.readPart(key);
    for (const file of Object.keys(files)) {
      if (owners.has(file)) throw new ReleaseError(`${owners.get(file) ?? ''} and ${name} both compose ${file}`);
      owners.set(file, name);
    }
  }
  return [...owners.keys()]
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `/${file.slice(0, -'index.html'.length)}`)
    .sort();
}

async function obtainPart(
  { store, base }: ComposeRequest,
  { name, key }: { name: string; key: string },
  make: () => Promise<Map<string, Buffer>>,
): Promise<PartReference> {
  const live = base?.parts[name];
  if (live?.key === key && existsSync(store.part(key, 'part.json'))) return live;
  const part: Part = (await findPart(store, key)) ?? (await writePart(store, key, await make()));
  return referenceTo(part);
}

function contentsOf(files: ReadonlyMap<string, string>): Map<string, Buffer> {
  return new Map([...files].map(([name, text]) => [name, Buffer.from(text)]));
}

function describe(
  releases: ReadonlyMap<string, Release>,
  config: SiteConfig,
  parts: Record<string, PartReference>,
): Composition {
  const content = {
    schema: 1,
    composer: COMPOSER_VERSION,
    config: createHash('sha256').update(canonicalJson(config)).digest('hex'),
    basePath: config.basePath,
    releases: Object.fromEntries(
      [...releases.values()]
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .map((release) => {
          const { version, entry, files, filesIntegrity } = reference(release);
          return [release.name, { version, digest: release.digest, entry, files, filesIntegrity }];
        }),
    ),
    parts,
  } satisfies Omit<Composition, 'id'>;
  const id = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
  return { ...content, id };
}

/** Writes beside, then renames: a composition is there whole or not at all. */
async function write(store: Store, composition: Composition): Promise<void> {
  const there = () => store.readComposition(composition.id).catch(() => null);
  if (await there()) return;
  const temporary = path.join(store.temporary(), `composition-${randomBytes(6).toString('hex')}`);
  try {
    await mkdir(temporary, { recursive: true });
    await writeFile(path.join(temporary, 'composition.json'), JSON.stringify(composition));
    await moveTo(store.composition(composition.id), temporary, there);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

function partKey(ingredients: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([COMPOSER_VERSION, ...ingredients]))
    .digest('hex')
    .slice(0, 20);
}

/** JSON with sorted keys: the order in which a configuration was written changes nothing. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
