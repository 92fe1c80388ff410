/** A refusal in one sentence that a team can act on; nothing was changed when it is thrown. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}
