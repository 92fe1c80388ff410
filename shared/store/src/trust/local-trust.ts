import type { Storage } from '@shared/storage';
import { TrustError } from './errors';
import { type SigningKey, loadKeys, makeKey } from './keys';
import type { LedgerFacts } from './ledger-facts';
import { missingSignatures } from './trust-document';
import { addKey, firstTrust, following } from './trust-changes';
import { type TrustLog, appendTrust, readTrust } from './trust-log';
import type { TrustMemory } from './trust-memory';
import { sign } from './sign';
import { ownOf } from './verify';

export interface LocalTrust {
  storage: Storage;
  memory: TrustMemory;
  keysDir: string;
  owner: string;
  packages: readonly string[];
  ledger: LedgerFacts;
  say: (sentence: string) => void;
}

/** Gives a store without trust a key of this machine in every role, and a new package one of its own, as `npm start` needs them. */
export async function ensureLocalTrust(local: LocalTrust): Promise<{ log: TrustLog; keys: readonly SigningKey[] }> {
  const { storage, memory, keysDir } = local;
  if (await isEmpty(local)) await memory.forget();
  const found = await readTrust(storage, memory).catch((error: unknown) => {
    if (error instanceof TrustError && error.name === 'NoTrustError') return null;
    throw error;
  });
  const keys = await loadKeys(keysDir);
  if (found) return { log: await withTeams(local, found, keys), keys };
  const own = keys.length > 0 ? keys : [await makeKey(keysDir, local.owner)];
  await begin(local, own);
  return { log: await readTrust(storage, memory), keys: own };
}

/** A store that was removed and is filled again is another one: what was seen of it says nothing. */
async function isEmpty({ storage, ledger }: LocalTrust): Promise<boolean> {
  for await (const _ of storage.list('trust/')) return false;
  return (await ledger.head()) === null;
}

async function begin({ storage, keysDir, packages, ledger, say }: LocalTrust, keys: readonly SigningKey[]) {
  const named = keys.map(({ id, public: bytes, owner }) => ({ id, key: { public: bytes, owner } }));
  const moment = { at: new Date(), ledger: await ledger.head() };
  const trust = firstTrust({ roots: named, threshold: 1, others: named, packages, freshness: 0 }, moment);
  try {
    await appendTrust(storage, null, sign(trust, keys));
    say(`keys of this machine sign all that is released here: ${keysDir}`);
  } catch (error) {
    // Somebody else began at the same time.
    if (!(error instanceof TrustError && error.name === 'TrustChangeError')) throw error;
  }
}

/** Packages and roles made since get this machine's keys, where those may say so; where not, publishing says what to do. */
async function withTeams(
  { storage, memory, packages, ledger, say }: LocalTrust,
  log: TrustLog,
  keys: readonly SigningKey[],
): Promise<TrustLog> {
  const last = log.documents.at(-1);
  const newPackages = packages.filter((name) => !ownOf(log.newest.roles.packages, name));
  const others = [...newPackages, ...(log.newest.roles.data ? [] : ['data'])];
  if (!last || others.length === 0 || keys.length === 0 || log.problem !== null) return log;
  const changed = others.reduce(
    (trust, name) =>
      keys.reduce(
        (next, { id, public: bytes, owner }) => addKey(next, name, { id, key: { public: bytes, owner } }),
        trust,
      ),
    log.newest,
  );
  const roots = keys.filter(({ id }) => log.newest.roles.root.keys.includes(id));
  const signed = sign(following(last, changed, { at: new Date(), ledger: await ledger.head() }), roots);
  if (missingSignatures(signed, log.newest)) return log;
  await appendTrust(storage, log, signed);
  say(`keys of this machine sign ${others.join(', ')}, too`);
  return readTrust(storage, memory, log);
}
