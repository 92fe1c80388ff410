import type { DocumentMark, Trust } from '@shared/contract/release';
import type { Storage } from '@shared/storage';
import type { LedgerFacts } from './ledger-facts';
import { releaseFileKey, releaseProblemOf, releaseSignatures } from './release-signatures';
import { signersOf } from './verify';
import { sha256Of } from '../sha256';

interface Asked {
  storage: Storage;
  ledger: LedgerFacts;
}

/** Finds the releases live up to a revision that a key signed and that are believed: SHA-256 of each `release.json`. */
export async function releasesSignedBy(
  { storage, ledger }: Asked,
  { id, revision, trust }: { id: string; revision: number; trust: Trust },
): Promise<string[]> {
  if (revision === 0) return [];
  const found: string[] = [];
  for (const release of await ledger.releasesServed(1, revision)) {
    const file = await storage.get(releaseFileKey(release));
    if (!file) continue;
    const signed = (await releaseSignatures(storage, release, trust)).filter((one) =>
      signersOf(one, trust.keys).has(id),
    );
    const releaseFile = sha256Of(file.body);
    const problem = await releaseProblemOf(storage, { ...release, releaseFile: file.body }, trust);
    if (problem === null && signed.some((one) => one.signed.releaseFile === releaseFile)) found.push(releaseFile);
  }
  return [...new Set(found)].sort();
}

/** Why releases that are live would not be believed any more, one sentence each. */
export async function liveProblems(
  { storage, ledger }: Asked,
  head: DocumentMark | null,
  { before, after }: { before: Trust; after: Trust },
): Promise<string[]> {
  if (!head) return [];
  const problems: string[] = [];
  for (const release of await ledger.releasesServed(head.number, head.number)) {
    const file = await storage.get(releaseFileKey(release));
    if (!file) continue;
    const asked = { ...release, releaseFile: file.body };
    const problem = await releaseProblemOf(storage, asked, after);
    if (problem !== null && (await releaseProblemOf(storage, asked, before)) === null) problems.push(problem);
  }
  return problems;
}
