import type { DocumentMark, Release, Revision, Signed } from '@shared/contract/release';
import { ReleaseError } from '../release-error';
import type { Storage } from '../storage/storage';
import type { Authority } from './authority';
import { freshnessAlarm } from './freshness';
import { type SigningKey, loadKeys } from './keys';
import { releaseProblemOf, signRelease } from './release-signatures';
import { headProblem, revisionProblem, roleOf } from './revision-problem';
import { sign } from './sign';
import { type TrustLog, readTrust, trustAt } from './trust-log';
import type { TrustMemory } from './trust-memory';

/** ms for which the trust documents that were read count as the newest: a server asks with every revision and release. */
const PATIENCE = 1000;

/** Believes what the trust documents of the store say, and signs with the keys of a folder. */
export class SiteAuthority implements Authority {
  private log: TrustLog | null = null;
  private asked = 0;
  private held: Promise<SigningKey[]> | undefined;

  constructor(
    private readonly storage: Storage,
    private readonly memory: TrustMemory,
    private readonly keysFolder: string,
  ) {}

  /** The trust that counts now; throws where the store has none that is believed. */
  async trust(): Promise<TrustLog> {
    if (!this.log || Date.now() - this.asked > PATIENCE) {
      this.log = await readTrust(this.storage, this.memory, this.log);
      this.asked = Date.now();
    }
    return this.log;
  }

  async trustNumber(): Promise<number> {
    return (await this.trust()).newest.number;
  }

  async revisionProblem(signed: Signed<Revision>, before: Revision | null): Promise<string | null> {
    const log = await this.fresh(signed.signed.trust);
    const made = trustAt(log, signed.signed.trust);
    if (!made) return `it was made by trust document ${signed.signed.trust}, which is not there`;
    if (before && before.trust > signed.signed.trust)
      return `it was made by trust ${signed.signed.trust}, an older one than that of the revision before`;
    return revisionProblem(signed, made, log.newest);
  }

  async releaseProblem(storage: Storage, { name, version }: Release, releaseFile: Buffer): Promise<string | null> {
    return releaseProblemOf(storage, { name, version, releaseFile }, (await this.trust()).newest);
  }

  async signRevision(revision: Revision): Promise<Signed<Revision>> {
    const { newest } = await this.trust();
    const role = roleOf(revision.action.kind);
    const key = (await this.keys()).find(({ id }) => newest.roles[role].includes(id));
    if (!key)
      throw new ReleaseError(
        `None of the keys in ${this.keysFolder} may ${role}: who holds a root key allows one with "npm run release -- keys add ${role} <public key> --owner <whose>"`,
      );
    return sign(revision, [key]);
  }

  async signRelease(storage: Storage, { name, version }: Release, releaseFile: Buffer): Promise<void> {
    const { newest } = await this.trust();
    const team = Object.hasOwn(newest.roles.packages, name) ? newest.roles.packages[name] : undefined;
    const own = (await this.keys()).filter(({ id }) => team?.keys.includes(id));
    if (own.length === 0)
      throw new ReleaseError(
        `${name}@${version} is stored, but none of the keys in ${this.keysFolder} is its team's: sign it with "npm run release -- sign ${name}@${version}" where one is`,
      );
    await signRelease(storage, releaseFile, own);
  }

  async headProblems(head: DocumentMark | null): Promise<string[]> {
    const { newest } = await this.trust();
    const problems = [this.memory.revisionProblem(head), headProblem(head, newest)].filter((one) => one !== null);
    if (head && problems.length === 0) await this.memory.sawRevision(head);
    return problems;
  }

  async alarms(head: Revision | null, now: Date): Promise<string[]> {
    // A store that nobody released into has none yet.
    if (!head) return [];
    const { newest, problem } = await this.trust();
    const old = freshnessAlarm(head, newest, now);
    return [problem, old].filter((one) => one !== null);
  }

  async prefixesOf(name: string): Promise<readonly string[]> {
    const { packages } = (await this.trust()).newest.roles;
    return (Object.hasOwn(packages, name) ? packages[name]?.prefixes : undefined) ?? [];
  }

  private keys(): Promise<SigningKey[]> {
    return (this.held ??= loadKeys(this.keysFolder));
  }

  /** A revision may come with a trust document that is newer than what was read a moment ago. */
  private async fresh(number: number): Promise<TrustLog> {
    const log = await this.trust();
    if (number <= log.newest.number) return log;
    this.asked = 0;
    return this.trust();
  }
}
