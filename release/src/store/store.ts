import { mkdir, readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from '../release-error';
import type { Composition, Part, Release } from '@shared/contract/release';
import { compositionSchema, partSchema, releaseSchema } from '@shared/contract/release/schemas';
import type { z } from 'zod';

/** The store: all releases and compositions, and which are served (docs/architecture.md, "The way of a release"). */
export class Store {
  constructor(readonly root: string) {}

  readonly assets = (name: string, file = ''): string => path.join(this.root, 'assets', name, file);
  readonly release = (name: string, version: string, file = ''): string =>
    path.join(this.root, 'releases', name, version, file);
  readonly composition = (id: string, file = ''): string => path.join(this.root, 'compositions', id, file);
  /** What a package contributes to compositions, with its pages. */
  readonly part = (key: string, file = ''): string => path.join(this.root, 'parts', key, file);
  readonly channels = (): string => path.join(this.root, 'channels.json');
  /** The configuration that this store's pages are composed with, whoever promotes. */
  readonly config = (): string => path.join(this.root, 'config.json');
  /** `channels` is held while the pointer moves; `turn` by who promotes again after somebody else was quicker. */
  readonly lock = (what: 'channels' | 'turn'): string => path.join(this.root, 'locks', what);
  readonly temporary = (): string => path.join(this.root, 'tmp');

  async prepare(): Promise<void> {
    for (const folder of ['assets', 'releases', 'parts', 'compositions', 'tmp']) {
      await mkdir(path.join(this.root, folder), { recursive: true }).catch((error: unknown) => {
        throw new ReleaseError(`The store ${this.root} cannot be written: ${(error as Error).message}`, {
          cause: error,
        });
      });
    }
  }

  async readRelease(name: string, version: string): Promise<Release> {
    const release = await this.findRelease(name, version);
    if (release) return release;
    const versions = await this.versionsOf(name);
    throw new ReleaseError(
      versions.length > 0
        ? `${name}@${version} was never published; there are ${versions.join(', ')}`
        : `Nothing was ever published as ${name}`,
    );
  }

  async findRelease(name: string, version: string): Promise<Release | null> {
    return readDocument(this.release(name, version, 'release.json'), releaseSchema);
  }

  async readComposition(id: string): Promise<Composition> {
    const composition = await readDocument(this.composition(id, 'composition.json'), compositionSchema);
    if (!composition) throw new ReleaseError(`The composition ${id} is not in the store`);
    return composition;
  }

  async findPart(key: string): Promise<Part | null> {
    return readDocument(this.part(key, 'part.json'), partSchema);
  }

  async readPart(key: string): Promise<Part> {
    const part = await this.findPart(key);
    if (!part) throw new ReleaseError(`The part ${key} is not in the store: promote a release to compose it again`);
    return part;
  }

  /** Published versions, in the order of their names; a folder that was copied half has no release.json and does not count. */
  async versionsOf(name: string): Promise<string[]> {
    const folders = await list(path.join(this.root, 'releases', name));
    const found = await Promise.all(
      folders.map(async (version) => ((await this.findRelease(name, version)) ? version : '')),
    );
    return found.filter(Boolean).sort();
  }

  async packages(): Promise<string[]> {
    return list(path.join(this.root, 'releases'));
  }
}

/** A document as it was written, held against its schema; null where there is none. */
export async function readDocument<T>(file: string, schema: z.ZodType<T>): Promise<T | null> {
  const document = await readJson<T>(file);
  if (document === null) return null;
  const { error } = schema.safeParse(document);
  if (!error) return document;
  const [issue] = error.issues;
  throw new ReleaseError(`${file} is not as it should be: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
}

/** The parsed file, or null where there is none. */
export async function readJson<T>(file: string): Promise<T | null> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
  try {
    return JSON.parse(text) as T;
  } catch (error) {
    throw new ReleaseError(`${file} is not JSON: ${(error as Error).message}`, { cause: error });
  }
}

async function list(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => !name.startsWith('.')).sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

export function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
}
