import os from 'node:os';
import { ledgerFactsOf } from '../store/ledger-facts';
import { type ServedStore, type StorePlace, openServedStore } from '../store/open-store';
import { ensureLocalTrust } from '../trust/local-trust';

interface Beginning extends StorePlace {
  packages: readonly string[];
}

/** Opens a store on this machine and brings it to where it can be released into, with keys and trust of its own. */
export async function beginStore({ packages, ...place }: Beginning): Promise<ServedStore> {
  const opened = await openServedStore(place);
  const { store, memory } = opened;
  const ledger = ledgerFactsOf(store);
  const owner = `${os.userInfo().username}@${os.hostname()}`;
  await ensureLocalTrust({ storage: store.storage, memory, ...place, owner, packages, ledger });
  return opened;
}
