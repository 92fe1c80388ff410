import type { DataHead, DocumentMark, Release, Revision, Signed, Trust } from '@shared/contract/release';
import type { Storage } from '@shared/storage';
import type { Authority } from './authority';
import { canonicalJson } from './canonical-json';
import { freshnessAlarm } from './freshness';
import { type SigningKey, loadKeys } from './keys';
import { releaseProblemOf, releaseSignatures, signRelease } from './release-signatures';
import { statementOf } from './release-statement';
import { headProblem, revisionProblem, roleOf } from './revision-problem';
import { type KeysAtHand, dataKey, ledgerKey, teamKeys } from './rights';
import { sign } from './sign';
import { type TrustLog, readTrust, trustAt } from './trust-log';
import type { TrustMemory } from './trust-memory';
import { ownOf, signersOf } from './verify';

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

  async revisionProblem(signed: Signed<Revision>): Promise<string | null> {
    const log = await this.fresh(signed.signed.trust);
    const made = trustAt(log, signed.signed.trust);
    if (!made) return `it was made by trust document ${signed.signed.trust}, which is not there`;
    return revisionProblem(signed, made, log.newest);
  }

  async releaseProblem(storage: Storage, { name, version }: Release, releaseFile: Buffer): Promise<string | null> {
    return releaseProblemOf(storage, { name, version, releaseFile }, (await this.trust()).newest);
  }

  async signersOf(storage: Storage, { name, version }: Release, releaseFile: Buffer): Promise<string[]> {
    const { newest } = await this.trust();
    const statement = canonicalJson(statementOf(releaseFile));
    const signed = await releaseSignatures(storage, { name, version }, newest);
    const right = signed.filter((one) => canonicalJson(one.signed) === statement);
    return right.flatMap((one) => [...signersOf(one, newest.keys)].map((key) => ownOf(newest.keys, key)?.owner ?? key));
  }

  async ownerOf(key: string): Promise<string> {
    return ownOf((await this.trust()).newest.keys, key)?.owner ?? key;
  }

  async signRevision(revision: Revision): Promise<Signed<Revision>> {
    const { newest } = await this.trust();
    return sign(revision, [ledgerKey(newest, roleOf(revision.action.kind), await this.keys())]);
  }

  async dataProblem(signed: Signed<DataHead>): Promise<string | null> {
    return dataProblem(signed, (await this.fresh(signed.signed.trust)).newest);
  }

  async signData(head: DataHead): Promise<Signed<DataHead>> {
    const { newest } = await this.trust();
    return sign({ ...head, trust: newest.number }, [dataKey(newest, await this.keys())]);
  }

  async refuseForeign(name: string): Promise<void> {
    teamKeys((await this.trust()).newest, name, await this.keys());
  }

  async signRelease(storage: Storage, { name }: Release, releaseFile: Buffer): Promise<void> {
    await signRelease(storage, releaseFile, teamKeys((await this.trust()).newest, name, await this.keys()));
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
    return ownOf(packages, name)?.prefixes ?? [];
  }

  private async keys(): Promise<KeysAtHand> {
    this.held ??= loadKeys(this.keysFolder);
    return { keys: await this.held, folder: this.keysFolder };
  }

  /** A revision may come with a trust document that is newer than what was read a moment ago. */
  private async fresh(number: number): Promise<TrustLog> {
    const log = await this.trust();
    if (number <= log.newest.number) return log;
    this.asked = 0;
    return this.trust();
  }
}

/**
 * Why nobody should believe a data revision; null where one key signed it, alone, that may do so now. Data is composed all the
 * time: what a key signed that has lost its right is made again by another.
 */
function dataProblem(head: Signed<DataHead>, newest: Trust): string | null {
  const called = `Data revision ${head.signed.number}`;
  const [signature, ...others] = head.signatures;
  if (!signature || others.length > 0)
    return `${called} has ${head.signatures.length} signatures where it needs one: whoever composed it signs it, alone`;
  const { key } = signature;
  if (!signersOf(head, newest.keys).has(key)) return `${called} is signed by no key that trust ${newest.number} knows`;
  const owner = ownOf(newest.keys, key)?.owner ?? key;
  if (!newest.roles.data?.includes(key)) return `${called} is signed by ${owner}, whose key may not sign composed data`;
  return null;
}
