import os from 'node:os';
import type { SiteConfig } from '@shared/contract/config';
import { isOldStore, migrate } from '../ledger/migrate';
import type { Store } from '../store/store';
import type { SiteAuthority } from '../trust/site-authority';

/** Brings a store on this machine to where it can be released into: keys and trust of its own, and what it held before the ledger. */
export async function beginStore(store: Store, authority: SiteAuthority, config: SiteConfig): Promise<void> {
  await authority.begin(os.userInfo().username);
  if (await isOldStore(store)) await migrate(store, os.userInfo().username, config);
}
