import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Release, Revision, RevisionAction, Signed, Trust } from '@shared/contract/release';
import { trustSchema } from '@shared/contract/release/trust-schemas';
import { type SigningKey, signingKey } from '../keys';
import type { LedgerFacts } from '../ledger-facts';
import type { NamedKey } from '../public-key';
import { type ReleaseName, releaseFileKey, signRelease } from '../release-signatures';
import { sign } from '../sign';
import { decodeSigned, encodeSigned } from '../signed-document';
import { type Moment, firstTrust, following } from '../trust-changes';
import { type TrustLog, appendTrust, readTrust, trustKey } from '../trust-log';
import { TrustMemory } from '../trust-memory';
import { MemoryStorage } from './memory-storage';
import { sha256Of } from '../../sha256';

export const download = 'remote-download';
export const community = 'remote-community';

export function keyOf(owner: string): SigningKey {
  return signingKey(generateKeyPairSync('ed25519').privateKey, owner);
}

export function namedKey({ id, public: bytes, owner }: SigningKey): NamedKey {
  return { id, key: { public: bytes, owner } };
}

/** Keys of a site in its first trust document. */
export interface SiteKeys {
  roots: readonly SigningKey[];
  promoter: SigningKey;
  /** The key of `remote-download`. */
  team: SigningKey;
  /** The key of `remote-community`. */
  others: SigningKey;
}

/** A store with a trust document, and a ledger that is kept beside it. */
export class SignedSite {
  readonly storage = new MemoryStorage();
  /** The ledger, with what each revision served. */
  readonly revisions: { document: Signed<Revision>; served: readonly ReleaseName[] }[] = [];

  private constructor(
    readonly keys: SiteKeys,
    readonly folder: string,
    /** Messages of the memory to people. */
    readonly said: string[],
    public memory: TrustMemory,
  ) {}

  static async make(threshold = 1, roots = 1): Promise<SignedSite> {
    const keys: SiteKeys = {
      roots: Array.from({ length: roots }, (_, index) => keyOf(`root ${index}`)),
      promoter: keyOf('promoter'),
      team: keyOf('download team'),
      others: keyOf('community team'),
    };
    const folder = await mkdtemp(path.join(os.tmpdir(), 'trust-'));
    const said: string[] = [];
    const memory = await openMemory(folder, null, said);
    const site = new SignedSite(keys, folder, said, memory);
    const first = firstTrust(
      { roots: keys.roots.map(namedKey), threshold, others: [namedKey(keys.promoter)], packages: [], freshness: 7 },
      site.moment(),
    );
    const teams = [keys.team, keys.others];
    const trust: Trust = {
      ...first,
      keys: { ...first.keys, ...Object.fromEntries(teams.map((key) => [key.id, namedKey(key).key])) },
      roles: {
        ...first.roles,
        packages: {
          [download]: { keys: [keys.team.id], threshold: 1, prefixes: ['/download/'] },
          [community]: { keys: [keys.others.id], threshold: 1, prefixes: ['/community/'] },
        },
      },
    };
    await appendTrust(site.storage, null, sign(trust, keys.roots));
    return site;
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }

  log(): Promise<TrustLog> {
    return readTrust(this.storage, this.memory);
  }

  /** The trust as a process sees it that was started now; `pinned` is its `TRUST_ROOT`. */
  async restarted(pinned: string | null = null): Promise<TrustLog> {
    this.memory = await openMemory(this.folder, pinned, this.said);
    return this.log();
  }

  moment(): Moment {
    return { at: new Date('2026-11-01T12:00:00Z'), ledger: this.headMark() };
  }

  /** Makes the next trust document, signed by the root keys unless others are given. */
  async change(make: (trust: Trust) => Trust, signers: readonly SigningKey[] = this.keys.roots): Promise<Trust> {
    const log = await this.log();
    const last = log.documents.at(-1);
    if (!last) throw new Error('there is no trust');
    const trust = following(last, make(log.newest), this.moment());
    await appendTrust(this.storage, log, sign(trust, signers));
    return trust;
  }

  /** Stores a release and the signatures of the keys. */
  async publish(name: string, version: string, keys: readonly SigningKey[], content = 'as built'): Promise<Buffer> {
    const file = releaseFile(name, version, content);
    this.storage.bodies.set(releaseFileKey({ name, version }), file);
    await signRelease(this.storage, file, keys);
    return file;
  }

  /** A revision that would be the next. */
  revision(by: SigningKey, action?: RevisionAction, rest: Partial<Revision> = {}): Signed<Revision> {
    const head = this.headMark();
    const revision: Revision = {
      type: 'revision',
      schema: 1,
      number: (head?.number ?? 0) + 1,
      previous: head?.sha256 ?? null,
      trust: 1,
      parent: null,
      stable: { id: 'c1', sha256: sha256Of(Buffer.from('c1')) },
      canary: null,
      withdrawn: [],
      rejected: [],
      config: sha256Of(Buffer.from('{}')),
      action: action ?? { kind: 'promote', releases: {}, again: false },
      by: by.owner,
      at: '2026-11-01T12:00:00Z',
      reason: null,
      tool: null,
      ...rest,
    };
    return sign(revision, [by]);
  }

  /** Adds it to the ledger, with what is live from then on. */
  append(document: Signed<Revision>, served: readonly ReleaseName[] = []): Signed<Revision> {
    this.revisions.push({ document, served });
    return document;
  }

  readonly ledger: LedgerFacts = {
    head: () => Promise.resolve(this.headMark()),
    releasesServed: (from, to) =>
      Promise.resolve(this.revisions.slice(from - 1, to).flatMap(({ served }) => [...served])),
  };

  private headMark() {
    const head = this.revisions.at(-1)?.document;
    return head ? { number: head.signed.number, sha256: sha256Of(encodeSigned(head)) } : null;
  }
}

export function openMemory(folder: string, pinned: string | null, said: string[]): Promise<TrustMemory> {
  return TrustMemory.open({ file: path.join(folder, 'seen.json'), pinned, say: (sentence) => said.push(sentence) });
}

export function storedTrust(storage: MemoryStorage, number: number): Signed<Trust> {
  return decodeSigned(storage.bodies.get(trustKey(number)) ?? Buffer.from(''), trustSchema, trustKey(number));
}

export function releaseFile(name: string, version: string, content: string): Buffer {
  const sha256 = Buffer.from(sha256Of(Buffer.from(content)), 'hex').toString('base64');
  const release: Release = {
    schema: 1,
    name,
    contract: '1.0',
    entry: 'entry.1.js',
    entryGlobal: `${name.replaceAll('-', '_')}_00000000`,
    chunkGlobal: `tinyChunk${name.replaceAll('-', '_')}`,
    shared: {},
    provides: {},
    starter: null,
    styles: [],
    pages: {},
    files: { 'entry.1.js': { sha256, size: content.length } },
    version,
    source: null,
    digest: sha256Of(Buffer.from(content)),
    manifest: { file: 'files.1.json', sha256 },
    nodeFiles: {},
    publicFiles: {},
  };
  return Buffer.from(JSON.stringify(release));
}
