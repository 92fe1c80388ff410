import os from 'node:os';
import type { SiteConfig } from '@shared/contract/config';
import { ledgerFactsOf } from './ledger-facts';
import { isOldStore, migrate } from './migrate';
import { type ServedStore, type StorePlace, openServedStore } from './open-store';
import { ensureLocalTrust } from '../trust/local-trust';

interface Beginning extends StorePlace {
  /** The packages that this machine's keys sign. */
  packages: readonly string[];
  config: SiteConfig;
}

/** Opens a store on this machine and brings it to where it can be released into: keys and trust of its own, and what it held before the ledger. */
export async function beginStore({ packages, config, ...place }: Beginning): Promise<ServedStore> {
  const opened = await openServedStore(place);
  const { store, memory } = opened;
  const { username } = os.userInfo();
  const ledger = ledgerFactsOf(store);
  const owner = `${username}@${os.hostname()}`;
  await ensureLocalTrust({ storage: store.storage, memory, ...place, owner, packages, ledger });
  if (await isOldStore(store)) await migrate(store, username, config);
  return opened;
}
