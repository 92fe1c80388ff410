import type { SiteConfig } from '@shared/contract/config';
import type { KnownRevision } from '@shared/store/ledger/ledger';
import { ReleaseError } from '@shared/store/release-error';
import { type Versions, collect } from '@shared/store/store/releases';
import { type ComposeRequest, type Composed, compose } from './compose';
import type { KnownParts } from './known-parts';
import { retiredIn } from './site-addresses';

export interface Composer {
  compose: (versions: Versions) => Promise<Composed>;
  /** SHA-256 of the configuration that it composes with. */
  config: string;
}

/** A composer on top of a revision; parts that it composed are known to the next one of the same command. */
export async function composerOn(
  head: KnownRevision | null,
  options: Pick<ComposeRequest, 'store' | 'sandbox' | 'retired'> & {
    config?: SiteConfig | undefined;
    refuseBroken?: boolean | undefined;
    onProgress?: ((sentence: string) => void) | undefined;
  },
  known: KnownParts,
): Promise<Composer> {
  const { store, refuseBroken = false, onProgress, sandbox } = options;
  if (!options.config && !head)
    throw new ReleaseError('Nothing was promoted yet: the first promotion needs a configuration');
  const kept = options.config ? await store.keepConfig(options.config) : (head?.revision.config ?? '');
  // As it is kept, in the order of its keys: pages carry it, and are the same wherever they are composed.
  const config = await store.readConfig(kept);
  const parts = known.upTo(head);
  const before = await store.findComposition(head?.revision.stable ?? null);
  return {
    config: kept,
    compose: async (versions) =>
      compose({
        store,
        releases: await collect(store, versions, head?.revision.withdrawn ?? []),
        config,
        retired: { ...retiredIn(before, new Set(Object.keys(versions))), ...options.retired },
        known: parts,
        refuseBroken,
        sandbox,
        ...(onProgress ? { onProgress } : {}),
      }),
  };
}
