export type TrustErrorName =
  /** The store has no trust file. */
  | 'NoTrustError'
  /** The store's trust is not what is pinned, or older than what was seen. */
  | 'ForeignTrustError'
  /** A document that is not as it should be, or not signed by whom it should. */
  | 'UnverifiedError'
  /** A key, or its file, that cannot be used. */
  | 'KeyError'
  /** None of the keys at hand has the right that is needed. */
  | 'NoRightError'
  /** A change of the trust that is refused. */
  | 'TrustChangeError';

/** Something is not believed, or not done, in one sentence that says what to do. */
export class TrustError extends Error {
  constructor(
    override readonly name: TrustErrorName,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
