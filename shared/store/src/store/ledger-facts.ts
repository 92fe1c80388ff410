import { compositionsOf } from '@shared/contract/release/canaries';
import type { Store } from './store';
import type { LedgerFacts } from '../trust/ledger-facts';
import { sha256Of } from '../sha256';

export function ledgerFactsOf(store: Store): LedgerFacts {
  return {
    head: async () => {
      let newest = '';
      for await (const { key } of store.storage.list('ledger/')) if (key > newest) newest = key;
      const found = newest === '' ? null : await store.storage.get(newest);
      const [, digits] = /(\d+)\.json$/.exec(newest) ?? [];
      return found && digits !== undefined ? { number: Number(digits), sha256: sha256Of(found.body) } : null;
    },
    releasesServed: async (from, to) => {
      const releases = new Map<string, { name: string; version: string }>();
      for (let number = from; number <= to; number += 1) {
        for (const reference of compositionsOf(await store.ledger.read(number))) {
          const composition = await store.findComposition(reference);
          for (const [name, { version }] of Object.entries(composition?.releases ?? {}))
            releases.set(`${name}@${version}`, { name, version });
        }
      }
      return [...releases.values()];
    },
  };
}
