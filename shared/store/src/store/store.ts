import type { Composition, CompositionReference, Part, PartReference, Release } from '@shared/contract/release';
import { compositionSchema, partSchema, releaseSchema } from '@shared/contract/release/schemas';
import { type SiteConfig, siteConfigSchema } from '@shared/contract/config';
import type { z } from 'zod';
import { Ledger } from '../ledger/ledger';
import { ReleaseError } from '../release-error';
import { putContent } from '@shared/storage/put-content';
import type { Storage } from '@shared/storage';
import { canonicalJson } from '../trust/canonical-json';
import type { Authority } from '../trust/authority';
import { compositionProblem } from '../trust/composition-problem';
import { sha256Of } from '../sha256';

/** Keys of a store (docs/architecture.md, "The way of a release"). */
export const keys = {
  asset: (name: string, file: string): string => `assets/${name}/${file}`,
  release: (name: string, version: string, file: string): string => `releases/${name}/${version}/${file}`,
  composition: (id: string): string => `compositions/${id}/composition.json`,
  /** A package's contribution to compositions, with its pages. */
  part: (key: string, file: string): string => `parts/${key}/${file}`,
  config: (sha256: string): string => `configs/${sha256}.json`,
  dataHead: 'data/head.json',
  dataShard: (sha256: string): string => `data/shards/${sha256}.json`,
  /** A page or file composed with public data; stored compressed alone. */
  dataPage: (sha256: string, extension: string): string => `data/pages/${sha256}.${extension}`,
} as const;

/** The store: releases, compositions and the ledger of what is served, over any storage. Everything it gives is checked. */
export class Store {
  readonly ledger: Ledger;

  constructor(
    readonly storage: Storage,
    readonly authority: Authority,
  ) {
    this.ledger = new Ledger(storage, authority);
  }

  /** A release that its team signed, as it was published. */
  async readRelease(name: string, version: string): Promise<Release> {
    const found = await this.findSigned(name, version);
    if (found) {
      if (found.problem) throw new ReleaseError(`${name}@${version} is not believed: ${found.problem}`);
      return found.release;
    }
    const versions = await this.versionsOf(name);
    throw new ReleaseError(
      versions.length > 0
        ? `${name}@${version} was never published; there are ${versions.join(', ')}`
        : `Nothing was ever published as ${name}`,
    );
  }

  /** Finds a release under this name, and why it is not to be believed; for who shows it, and never for who serves it. */
  async findSigned(
    name: string,
    version: string,
  ): Promise<{ release: Release; releaseFile: Buffer; problem: string | null } | null> {
    const key = keys.release(name, version, 'release.json');
    const found = await this.storage.get(key);
    if (!found) return null;
    const releaseFile = found.body;
    const release = parseDocument(key, releaseFile, releaseSchema);
    if (release.name !== name || release.version !== version)
      return { release, releaseFile, problem: `it says of itself that it is ${release.name}@${release.version}` };
    return { release, releaseFile, problem: await this.authority.releaseProblem(this.storage, release, releaseFile) };
  }

  /** A composition, if it is the one that a revision means. */
  async readComposition({ id, sha256 }: CompositionReference): Promise<Composition> {
    const key = keys.composition(id);
    const found = await this.storage.get(key);
    if (!found) throw new ReleaseError(`The composition ${id} is not in the store`);
    const problem = compositionProblem({ id, sha256 }, found.body);
    if (problem) throw new ReleaseError(`${problem}: promote a release to compose it again`);
    return parseDocument(key, found.body, compositionSchema);
  }

  async findComposition(reference: CompositionReference | null): Promise<Composition | null> {
    return reference && this.readComposition(reference).catch(unlessRefused);
  }

  /** A part, if it is the one that a composition means. */
  async readPart({ key, content }: PartReference): Promise<Part> {
    const found = await this.storage.get(keys.part(key, 'part.json'));
    if (!found) throw new ReleaseError(`The part ${key} is not in the store: promote a release to compose it again`);
    const part = parseDocument(`parts/${key}/part.json`, found.body, partSchema);
    if (part.key !== key || sha256Of(Buffer.from(JSON.stringify(part.files))) !== content)
      throw new ReleaseError(`The part ${key} was changed in the store: promote a release to compose it again`);
    return part;
  }

  async findPart(reference: PartReference): Promise<Part | null> {
    return this.readPart(reference).catch(unlessRefused);
  }

  /** The configuration that this store's pages are composed with, whoever promotes; null where nothing was promoted yet. */
  async config(): Promise<SiteConfig | null> {
    const head = await this.ledger.head();
    return head && this.readConfig(head.revision.config);
  }

  async readConfig(sha256: string): Promise<SiteConfig> {
    const found = await this.storage.get(keys.config(sha256));
    if (!found || sha256Of(found.body) !== sha256)
      throw new ReleaseError(`${keys.config(sha256)} is missing or was changed: run release -- configure again`);
    return parseDocument(keys.config(sha256), found.body, siteConfigSchema);
  }

  /** Keeps a configuration; gives what a revision names it by. */
  async keepConfig(config: SiteConfig): Promise<string> {
    const body = Buffer.from(canonicalJson(config));
    const sha256 = sha256Of(body);
    await putContent(this.storage, keys.config(sha256), body);
    return sha256;
  }

  /** Published versions, in the order of their names; what was copied half has no release.json and does not count. */
  async versionsOf(name: string): Promise<string[]> {
    const versions: string[] = [];
    for await (const { key } of this.storage.list(`releases/${name}/`)) {
      const [, version] = /^releases\/[^/]+\/([^/]+)\/release\.json$/.exec(key) ?? [];
      if (version) versions.push(version);
    }
    return versions.sort();
  }

  async packages(): Promise<string[]> {
    const names = new Set<string>();
    for await (const { key } of this.storage.list('releases/')) names.add(key.split('/')[1] ?? '');
    return [...names].sort();
  }
}

/** A document as it was written, held against its schema. */
export function parseDocument<T>(key: string, body: Buffer, schema: z.ZodType<T>): T {
  let document: unknown;
  try {
    document = JSON.parse(body.toString());
  } catch (error) {
    throw new ReleaseError(`${key} is not JSON: ${(error as Error).message}`, { cause: error });
  }
  const { error } = schema.safeParse(document);
  if (!error) return document as T;
  const [issue] = error.issues;
  throw new ReleaseError(`${key} is not as it should be: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
}

function unlessRefused(error: unknown): null {
  if (error instanceof ReleaseError) return null;
  throw error;
}
