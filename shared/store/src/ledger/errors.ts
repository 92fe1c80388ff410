import { ReleaseError } from '../release-error';

/** Somebody else wrote the next revision in between; the change can be made again on top of theirs. */
export class LedgerMovedError extends ReleaseError {}

/** A revision that nobody who reads the ledger would believe: whoever made it may not, or it does more than it says. */
export class DecisionRefusedError extends ReleaseError {}

/** The ledger is not what its signatures and hashes say; nothing may be decided on top of it. */
export class LedgerDamagedError extends ReleaseError {}
