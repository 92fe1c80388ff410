import type { Trust } from '@shared/contract/release';
import type { Storage } from '@shared/storage';
import { ReleaseError } from '@shared/store/release-error';
import { decodeSigned } from '@shared/store/trust/signed-document';
import { type TrustLog, readTrust } from '@shared/store/trust/trust-log';
import type { TrustMemory } from '@shared/store/trust/trust-memory';
import { ownOf, signersOf } from '@shared/store/trust/verify';
import { type PublishRequest, publishRequestSchema } from '../remote/wire';

/** ms by which clocks may differ, and a request may have been under way. */
const CLOCKS = 300_000;
/** Requests that are remembered, so that each counts once; of keys that the trust knows alone. */
const MOST_NONCES = 20_000;

/** Refuses what was signed at another time than now, by this clock. */
export function refuseOtherTime(at: string, now: number): void {
  if (Math.abs(Date.parse(at) - now) <= CLOCKS) return;
  throw new ReleaseError(
    `This was signed at ${at}, and the clock of the service says ${new Date(now).toISOString()}: set the clock that is wrong`,
  );
}

/** Requests to publish, judged by who signed them: nothing else says who somebody is. */
export class SignedRequests {
  private log: TrustLog | null = null;
  /** Nonces with the times at which they are forgotten, the oldest first. */
  private readonly seen = new Map<string, number>();

  constructor(
    private readonly storage: Storage,
    private readonly memory: TrustMemory,
    private readonly now: () => number,
  ) {}

  /** Reads a request of a key that may publish what it names; gives the key's owner, too. */
  async read(bytes: Buffer): Promise<{ request: PublishRequest; key: string; owner: string }> {
    this.log = await readTrust(this.storage, this.memory, this.log);
    const { newest } = this.log;
    const signed = decodeSigned(bytes, publishRequestSchema, 'The request');
    const request = signed.signed;
    const [signature, ...others] = signed.signatures;
    const key =
      signature && others.length === 0 && signersOf(signed, newest.keys).has(signature.key) ? signature.key : null;
    if (key === null) throw new ReleaseError(`The request is signed by no key that trust ${newest.number} knows`);
    const owner = ownOf(newest.keys, key)?.owner ?? key;
    refuseOtherTime(request.at, this.now());
    refuseStranger(newest, request, { key, owner });
    this.refuseAgain(request.nonce);
    return { request, key, owner };
  }

  private refuseAgain(nonce: string): void {
    const now = this.now();
    for (const [old, until] of this.seen) {
      if (until > now) break;
      this.seen.delete(old);
    }
    if (this.seen.has(nonce)) throw new ReleaseError('The request came before: each counts once');
    if (this.seen.size >= MOST_NONCES) throw new ReleaseError('Too many requests came: try again in five minutes');
    // A request may be from a clock that is ahead, and is good until it is too old by this one.
    this.seen.set(nonce, now + 2 * CLOCKS);
  }
}

/** A release is sent by its team, and every signature that comes with it is by one of its keys. */
function refuseStranger(
  trust: Trust,
  { release }: PublishRequest,
  { key, owner }: { key: string; owner: string },
): void {
  const { name } = release.signed;
  const team = ownOf(trust.roles.packages, name)?.keys ?? [];
  if (!team.includes(key)) throw new ReleaseError(`${owner}, who signed the request, may not sign releases of ${name}`);
  const signers = signersOf(release, trust.keys);
  const ids = release.signatures.map(({ key: id }) => id);
  if (ids.length === 0 || new Set(ids).size < ids.length || !ids.every((id) => signers.has(id) && team.includes(id)))
    throw new ReleaseError(`A signature of ${name}@${release.signed.version} is by no key of its team`);
}
