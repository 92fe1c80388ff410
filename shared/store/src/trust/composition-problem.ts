import type { CompositionReference } from '@shared/contract/release';
import { sha256Of } from '../sha256';

/** Why a stored composition is not the one that a revision names; null where it is. */
export function compositionProblem({ id, sha256 }: CompositionReference, bytes: Uint8Array): string | null {
  return sha256Of(bytes) === sha256
    ? null
    : `The composition ${id} is not the one that the revision names: it was changed in the store`;
}
