import { routeAt } from '@shared/contract/config';
import type { PackageAddresses, PackageRoute, Redirect, Revision } from '@shared/contract/release';
import { canariesOf } from '@shared/contract/release/canaries';
import { packageAddresses } from '@shared/contract/release/route-schemas';
import { composerOn } from '../../../pages/src/compose/composer-on';
import { KnownParts } from '../../../pages/src/compose/known-parts';
import { type SiteAddresses, refuseDeadEnd, siteRoutes } from '../../../pages/src/compose/site-addresses';
import type { KnownRevision } from '@shared/store/ledger/ledger';
import { withLease } from '@shared/store/ledger/leases';
import { ReleaseError } from '@shared/store/release-error';
import { versionsOf } from '@shared/store/store/releases';
import { type Decider, decide } from './decide';
import { carried } from './promote';

export interface RetireOptions extends Decider {
  name: string;
  /** Where its addresses lead from now on, by the patterns of its routes. */
  redirects: readonly Redirect[];
  /** Whether all its other addresses answer 410 from now on. */
  gone: boolean;
  onProgress?: ((sentence: string) => void) | undefined;
}

export interface Retired {
  revision: Revision;
  addresses: PackageAddresses;
}

/** Takes a package out of the site. A rollback, or a promotion of one of its releases, brings it back. */
export async function retire(options: RetireOptions): Promise<Retired> {
  const { store, by, name } = options;
  return withLease(store.storage, { command: `retire ${name}`, by, package: null }, async (stillHeld) => {
    const known = new KnownParts(store);
    const { head, result } = await decide({ ...options, stillHeld }, (on) => retireOn(on, options, known));
    if (!head) throw new ReleaseError(`${name} is not live`);
    return { revision: head.revision, addresses: result };
  });
}

async function retireOn(on: KnownRevision | null, options: RetireOptions, known: KnownParts) {
  const { store, name } = options;
  const before = await store.findComposition(on?.revision.stable ?? null);
  const { [name]: version, ...versions } = before ? versionsOf(before) : {};
  if (!on || version === undefined) throw new ReleaseError(`${name} is not live`);
  if (name === 'host') throw new ReleaseError('The host holds every page: it cannot be retired');
  const { canaries } = canariesOf(on.revision);
  const running = canaries.map(({ releases }) => releases[name]).find((own) => own !== undefined);
  if (running !== undefined) throw new ReleaseError(`${name}@${running} is a canary: roll it back first`);
  const { [name]: own, ...others } = before?.addresses ?? {};
  const addresses = addressesAfter(own?.routes ?? [], own?.redirects ?? [], { ...options, others });
  const composer = await composerOn(on, { ...options, retired: { [name]: addresses } }, known);
  const decision = {
    action: { kind: 'retire', package: name, redirects: options.redirects, gone: options.gone } as const,
    stable: (await composer.compose(versions)).reference,
    ...(await carried(canaries, versions, composer)),
  };
  return { decision, result: addresses };
}

/** What stands at the addresses of a package that is taken out. */
function addressesAfter(
  routes: readonly PackageRoute[],
  former: readonly Redirect[],
  { name, redirects, gone, others }: RetireOptions & { others: SiteAddresses },
): PackageAddresses {
  const left = siteRoutes(others);
  for (const redirect of redirects) {
    if (!routes.some(({ pattern }) => pattern === redirect.from))
      throw new ReleaseError(
        `${name} has no route ${redirect.from}; it has ${routes.map(({ pattern }) => pattern).join(', ')}`,
      );
    refuseDeadEnd(redirect, name, left);
  }
  const open = routes
    .map(({ pattern }) => pattern)
    .filter((pattern) => !redirects.some(({ from }) => from === pattern));
  if (open.length > 0 && !gone)
    throw new ReleaseError(
      `Nothing says what becomes of ${open.join(', ')}: give each a --redirect <from>=<to>, or say --gone for all that have none`,
    );
  // What led on to a page of the package leads nowhere now.
  const kept = former.filter(({ to }) => routeAt(left, to));
  const lost = former.filter((one) => !kept.includes(one) && one.parameter === undefined).map(({ from }) => from);
  return packageAddresses.parse({ routes: [], redirects: [...redirects, ...kept], gone: [...open, ...lost] });
}
