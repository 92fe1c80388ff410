import type { DocumentMark } from '@shared/contract/release';
import type { Storage } from '@shared/storage';
import { TrustError } from '@shared/store/trust/errors';
import { loadKeys } from '@shared/store/trust/keys';
import type { LedgerFacts } from '@shared/store/trust/ledger-facts';
import type { KeysAtHand } from '@shared/store/trust/rights';
import { type KnownTrust, type TrustLog, readTrust } from '@shared/store/trust/trust-log';
import type { Moment } from '@shared/store/trust/trust-changes';
import type { TrustMemory } from '@shared/store/trust/trust-memory';

export interface KeysOptions {
  owner?: string | undefined;
  /** Public keys of those who may change the trust. */
  root?: string[] | undefined;
  /** Root keys that the first document asks for. */
  threshold?: string | undefined;
  reason?: string | undefined;
  /** The first revision whose signature by a revoked key does not count. */
  since?: string | undefined;
  /** File for a draft. */
  out?: string | undefined;
  /** Lets `add` give a first key to a package that is not in this repository. */
  'new-team'?: boolean | undefined;
  /** Begins anew, after the loss of all root keys. */
  again?: boolean | undefined;
}

export interface KeysContext {
  storage: Storage;
  memory: TrustMemory;
  keysDir: string;
  /** Folder for a draft that nobody gave a place. */
  draftsDir: string;
  /** The person who runs it, where a key is made: `alice@laptop`. */
  owner: string;
  packages: () => Promise<readonly string[]>;
  ledger: LedgerFacts;
  arguments: readonly string[];
  options: KeysOptions;
  answer: (value: unknown, sentences: readonly string[]) => void;
}

export interface Base {
  log: TrustLog;
  last: KnownTrust;
  head: DocumentMark | null;
  moment: Moment;
}

export async function baseOf({ storage, memory, ledger }: KeysContext): Promise<Base> {
  const log = await readTrust(storage, memory);
  const last = log.documents.at(-1);
  if (log.problem !== null || !last)
    throw new TrustError(
      'UnverifiedError',
      `${log.problem ?? 'There is no trust'}: remove that file from the store first`,
    );
  const head = await ledger.head();
  return { log, last, head, moment: { at: new Date(), ledger: head } };
}

/** The same, or null where the store has no trust yet. */
export function baseIfAny(context: KeysContext): Promise<Base | null> {
  return baseOf(context).catch((error: unknown) => {
    if (error instanceof TrustError && error.name === 'NoTrustError') return null;
    throw error;
  });
}

export async function keysAtHand({ keysDir }: Pick<KeysContext, 'keysDir'>): Promise<KeysAtHand> {
  return { keys: await loadKeys(keysDir), folder: keysDir };
}

/** An argument that a command cannot do without; `usage` shows them all. */
export function argument(given: string | undefined, usage: string): string {
  if (!given) throw new TrustError('TrustChangeError', `Something is missing: ${usage}`);
  return given;
}

export function wholeNumber(given: string, what: string): number {
  const value = Number(given);
  if (!Number.isInteger(value) || value < 0)
    throw new TrustError('TrustChangeError', `${what} is a whole number, not ${given}`);
  return value;
}
