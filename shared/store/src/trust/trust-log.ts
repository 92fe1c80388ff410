import type { DocumentMark, Signed, Trust } from '@shared/contract/release';
import { trustSchema } from '@shared/contract/release/trust-schemas';
import type { Storage } from '@shared/storage';
import { TrustError } from './errors';
import { decodeSigned, encodeSigned } from './signed-document';
import { successionProblem, trustProblem } from './trust-document';
import type { TrustMemory } from './trust-memory';
import { sha256Of } from '../sha256';

/** A trust document, with what the one after it knows it by. */
export interface KnownTrust {
  document: Signed<Trust>;
  sha256: string;
}

/** The trust documents of a store that are believed. */
export interface TrustLog {
  documents: readonly KnownTrust[];
  newest: Trust;
  /** Why what comes after the newest is not believed; null where nothing does. An alarm; nothing is published or promoted meanwhile. */
  problem: string | null;
}

export function trustKey(number: number): string {
  return `trust/${number}.json`;
}

export function trustAt({ documents }: TrustLog, number: number): Trust | null {
  return documents[number - 1]?.document.signed ?? null;
}

/**
 * Reads what the store says of trust, from where `known` ends. The documents up to a pinned one are believed by its hash,
 * those after it by their signatures. Throws a `TrustError` where there are none, or not those that are pinned or were seen.
 */
export async function readTrust(
  storage: Storage,
  memory: TrustMemory,
  known: TrustLog | null = null,
): Promise<TrustLog> {
  const { chain, broken } = await readChain(storage, known?.documents ?? []);
  refuseForeign(chain, broken, { storage, memory });
  const pinned = chain.findLastIndex(({ sha256 }) => sha256 === memory.pinned || sha256 === memory.trust?.sha256);
  const believed = [...(known?.documents ?? [])];
  let problem = broken;
  for (const [index, found] of [...chain.entries()].slice(believed.length)) {
    const key = trustKey(index + 1);
    const before = chain[index - 1]?.document.signed ?? null;
    const wrong =
      trustProblem(found.document.signed, key) ??
      (index <= pinned ? null : successionProblem(found.document, before, key));
    if (wrong) {
      problem = wrong;
      break;
    }
    believed.push(found);
  }
  const last = believed.at(-1);
  if (!last || believed.length <= pinned)
    throw new TrustError('UnverifiedError', problem ?? `${trustKey(1)} in ${storage.place} is not believed`);
  await memory.sawTrust({ number: believed.length, sha256: last.sha256 });
  return { documents: believed, newest: last.document.signed, problem };
}

/** Adds a document that has all its signatures; refuses where somebody else was quicker. */
export async function appendTrust(storage: Storage, before: TrustLog | null, document: Signed<Trust>): Promise<void> {
  const key = trustKey(document.signed.number);
  const problem =
    notNext(document.signed, before?.documents.at(-1), key) ??
    trustProblem(document.signed, key) ??
    successionProblem(document, before?.newest ?? null, key);
  if (problem) throw new TrustError('UnverifiedError', problem);
  await putTrust(storage, document);
}

/** Adds a document whoever signed it: after the loss of all root keys, when a pin is what it is believed by. */
export async function putTrust(storage: Storage, document: Signed<Trust>): Promise<void> {
  const key = trustKey(document.signed.number);
  if (!(await storage.putIfAbsent(key, encodeSigned(document))))
    throw new TrustError('TrustChangeError', `${key} was written by somebody else meanwhile: make the change again`);
}

/** Reads the documents that hang together by their hashes, and why they end before the last document that there is. */
async function readChain(
  storage: Storage,
  known: readonly KnownTrust[],
): Promise<{ chain: KnownTrust[]; broken: string | null }> {
  const chain = [...known];
  for (;;) {
    const key = trustKey(chain.length + 1);
    const found = await storage.get(key);
    if (!found) return { chain, broken: null };
    try {
      const document = decodeSigned(found.body, trustSchema, key);
      const broken = notNext(document.signed, chain.at(-1), key);
      if (broken) return { chain, broken };
      chain.push({ document, sha256: sha256Of(found.body) });
    } catch (error) {
      if (error instanceof TrustError) return { chain, broken: error.message };
      throw error;
    }
  }
}

function notNext({ number, previous }: Trust, before: KnownTrust | undefined, key: string): string | null {
  const wanted = (before?.document.signed.number ?? 0) + 1;
  if (number !== wanted) return `${key} says that it is number ${number}, and ${wanted} is the next`;
  if (previous !== (before?.sha256 ?? null)) return `${key} does not follow on the document before it`;
  return null;
}

function refuseForeign(
  chain: readonly KnownTrust[],
  broken: string | null,
  { storage, memory }: { storage: Storage; memory: TrustMemory },
): void {
  const { pinned, trust: seen, file } = memory;
  const because = broken === null ? '' : ` (${broken})`;
  if (seen && chain.length < seen.number)
    throw new TrustError(
      'ForeignTrustError',
      `${trustKey(seen.number)} was seen and is not in ${storage.place} any more${because}: put the trust files back; ${remove(file)}`,
    );
  if (seen && !isAt(chain, seen))
    throw new TrustError(
      'ForeignTrustError',
      `${trustKey(seen.number)} in ${storage.place} is another one than was seen: ${remove(file)}`,
    );
  if (pinned !== null && !chain.some(({ sha256 }) => sha256 === pinned) && (chain.length > 0 || broken !== null))
    throw new TrustError(
      'ForeignTrustError',
      `The trust in ${storage.place} is not the one that TRUST_ROOT names${because}: put its files back, or set TRUST_ROOT to the SHA-256 of a trust document that you believe`,
    );
  if (chain.length === 0 && broken === null)
    throw new TrustError(
      'NoTrustError',
      `${storage.place} has no trust file: make a key with "npm run release -- keys make", then the file with "npm run release -- keys init"`,
    );
}

function isAt(chain: readonly KnownTrust[], { number, sha256 }: DocumentMark): boolean {
  return chain[number - 1]?.sha256 === sha256;
}

function remove(file: string): string {
  return `remove ${file} only if you know that the site's trust was begun anew`;
}
