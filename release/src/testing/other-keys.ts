import path from 'node:path';
import { ledgerFactsOf } from '@shared/store/store/ledger-facts';
import { type SigningKey, loadKeys, makeKey } from '@shared/store/trust/keys';
import { sign } from '@shared/store/trust/sign';
import { addKey, following } from '@shared/store/trust/trust-changes';
import { appendTrust, readTrust } from '@shared/store/trust/trust-log';
import type { Fixture } from './fixture';
import { openFolder } from './open-folder';

export interface OtherKeys {
  /** The key of the site, which may do everything. */
  mine: SigningKey;
  /** A key of a team, which may release its package and do nothing else. */
  theirs: SigningKey;
  /** A key that may stop canaries and do nothing else; it lies alone in the folder `watcher`. */
  watcher: SigningKey;
  /** A key that no trust document knows. */
  unknown: SigningKey;
}

/** Keys beside the one of a site: the second trust document has one of a team and a watcher's in it. */
export async function makeOtherKeys({ folder, place }: Fixture, team: string): Promise<OtherKeys> {
  const [mine] = await loadKeys(place.keysDir);
  const theirs = await makeKey(path.join(folder, 'theirs'), 'community team');
  const watcher = await makeKey(path.join(folder, 'watcher'), 'watcher');
  const unknown = await makeKey(path.join(folder, 'unknown'), 'nobody');
  const { store, memory } = await openFolder(folder);
  const log = await readTrust(store.storage, memory);
  const last = log.documents.at(-1);
  if (!last || !mine) throw new TypeError('The site has no key');
  const named = ({ id, public: bytes, owner }: SigningKey) => ({ id, key: { public: bytes, owner } });
  const changed = addKey(addKey(log.newest, team, named(theirs)), 'stop', named(watcher));
  const moment = { at: new Date(), ledger: await ledgerFactsOf(store).head() };
  await appendTrust(store.storage, log, sign(following(last, changed, moment), [mine]));
  return { mine, theirs, watcher, unknown };
}
