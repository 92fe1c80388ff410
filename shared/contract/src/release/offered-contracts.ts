import { CONTRACT_VERSION, contractFits } from '../page/version';

/** A contract that a host keeps for remotes that were built for it. */
export interface OfferedContract {
  /** `major.minor`. */
  version: string;
  /** The day (`2027-03-01`) from which on no release is taken that was built for it, where that was announced; what is live stays. */
  ends: string | null;
}

/**
 * The contracts that stand beside each other. A new major version comes first, and the one before gets its end; pages of both are given
 * the props that they were built for (`PageModule.contract` says which). One is taken out once no live release needs it.
 */
export const offeredContracts: readonly OfferedContract[] = [{ version: CONTRACT_VERSION, ends: null }];

/** The offer that a build for `needed` runs on; null where there is none. */
export function offerFor(
  needed: string,
  offered: readonly OfferedContract[] = offeredContracts,
): OfferedContract | null {
  return offered.find(({ version }) => contractFits(needed, version)) ?? null;
}

/** Tells that a contract ends, with its day and what to build for instead; null where no end was announced. */
export function endOf(needed: string, offered: readonly OfferedContract[] = offeredContracts): string | null {
  const ends = offerFor(needed, offered)?.ends ?? null;
  return ends && `contract ${needed} ends on ${ends}: build for ${offered[0]?.version ?? ''} before`;
}
