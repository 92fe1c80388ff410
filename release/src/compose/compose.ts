import { createHash, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from 'shared/config';
import type { Release } from '../publish/release';
import { refuseUnfitShared } from '../publish/shared-fits';
import { ReleaseError } from '../release-error';
import { compress, isCompressible } from '../store/compress';
import { moveTo } from '../store/move-to';
import type { Store } from '../store/store';
import { COMPOSER_VERSION, type ComposedFile, type Composition } from './composition';
import { reference, renderPart } from './render-part';

export interface ComposeRequest {
  store: Store;
  /** One release of each package; `host` among them. */
  releases: ReadonlyMap<string, Release>;
  config: SiteConfig;
  /** Compositions whose unchanged files are linked instead of rendered again. */
  bases: readonly Composition[];
  onProgress?: (sentence: string) => void;
}

type Part = Composition['parts'][string];
interface NewFile {
  content: Buffer;
}

/** Composes the releases into plain files. The same releases, configuration and composer give the same bytes and the same id. */
export async function compose(request: ComposeRequest): Promise<Composition> {
  const { store, releases, config, bases } = request;
  const host = releases.get('host');
  if (!host) throw new ReleaseError('There is no release of the host to compose with');
  const contents = new Map<string, NewFile>();
  const parts: Record<string, Part> = {};

  const remotes = [...releases.values()]
    .filter(({ name }) => name !== 'host')
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const remote of remotes) {
    refuseUnfitShared(remote, host);
    const key = partKey([host.digest, host.version, remote.digest, remote.version, canonicalJson(config)]);
    const part = sourceOf(bases, remote.name, key)?.parts[remote.name];
    if (part) {
      parts[remote.name] = part;
      continue;
    }
    request.onProgress?.(`composing ${remote.name}@${remote.version}`);
    parts[remote.name] = addFiles(
      contents,
      key,
      await renderPart({ store, host, remote, config, paths: [], packages: [] }),
    );
  }
  parts['host'] = await hostPart(request, host, parts, contents);

  const composition = describe(releases, config, parts);
  await write(store, composition, contents, bases);
  return composition;
}

async function hostPart(
  { store, config, bases }: ComposeRequest,
  host: Release,
  parts: Record<string, Part>,
  contents: Map<string, NewFile>,
): Promise<Part> {
  const paths = Object.values(parts)
    .flatMap(({ files }) => Object.keys(files))
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `/${file.slice(0, -'index.html'.length)}`)
    .sort();
  const key = partKey([host.digest, host.version, canonicalJson(config), ...paths]);
  const part = sourceOf(bases, 'host', key)?.parts['host'];
  if (part) return part;
  const made = addFiles(
    contents,
    key,
    await renderPart({ store, host, remote: null, config, paths, packages: Object.keys(parts) }),
  );
  for (const name of Object.keys(host.publicFiles)) {
    add(contents, made, name, await readFile(store.release('host', host.version, `public/${name}`)));
  }
  return made;
}

/** A composition in which a package contributed just this. */
function sourceOf(bases: readonly Composition[], name: string, key: string): Composition | undefined {
  return bases.find(({ parts }) => parts[name]?.key === key);
}

function addFiles(contents: Map<string, NewFile>, key: string, files: Record<string, string>): Part {
  const part: Part = { key, files: {} };
  for (const [name, text] of Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)))
    add(contents, part, name, Buffer.from(text));
  return part;
}

function add(contents: Map<string, NewFile>, part: Part, name: string, content: Buffer): void {
  if (contents.has(name)) throw new ReleaseError(`Two packages compose ${name}`);
  contents.set(name, { content });
  const sha256 = createHash('sha256').update(content).digest('hex');
  part.files[name] = {
    sha256,
    size: content.length,
    status: name.startsWith('404') ? 404 : 200,
  } satisfies ComposedFile;
}

function describe(
  releases: ReadonlyMap<string, Release>,
  config: SiteConfig,
  parts: Record<string, Part>,
): Composition {
  const content = {
    schema: 1 as const,
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
  };
  const id = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
  return { ...content, id };
}

/** Writes beside, then renames: a composition is there whole or not at all. */
async function write(
  store: Store,
  composition: Composition,
  contents: Map<string, NewFile>,
  bases: readonly Composition[],
): Promise<void> {
  const target = store.composition(composition.id);
  if (await store.readComposition(composition.id).catch(() => null)) return;
  const temporary = path.join(store.temporary(), `composition-${randomBytes(6).toString('hex')}`);
  try {
    await writeInto(temporary, { store, composition, contents, bases });
    await moveTo(target, temporary, () => store.readComposition(composition.id).catch(() => null));
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

interface Writing {
  store: Store;
  composition: Composition;
  contents: Map<string, NewFile>;
  bases: readonly Composition[];
}

async function writeInto(temporary: string, { store, composition, contents, bases }: Writing): Promise<void> {
  for (const [owner, part] of Object.entries(composition.parts)) {
    const source = sourceOf(bases, owner, part.key);
    for (const name of Object.keys(part.files)) {
      const file = path.join(temporary, 'pages', name);
      await mkdir(path.dirname(file), { recursive: true });
      const made = contents.get(name);
      if (made) await writeCompressed(file, made.content);
      else if (source) await linkAll(store.composition(source.id, path.join('pages', name)), file);
    }
  }
  await writeFile(path.join(temporary, 'composition.json'), JSON.stringify(composition));
}

async function writeCompressed(file: string, content: Buffer): Promise<void> {
  await writeFile(file, content);
  if (!isCompressible(file)) return;
  for (const [extension, compressed] of await compress(content, 'moderate'))
    await writeFile(file + extension, compressed);
}

async function linkAll(from: string, to: string): Promise<void> {
  await link(from, to);
  if (!isCompressible(from)) return;
  await link(`${from}.br`, `${to}.br`);
  await link(`${from}.gz`, `${to}.gz`);
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
