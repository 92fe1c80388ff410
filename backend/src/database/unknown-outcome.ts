/** The connection broke while something was being written: it may be there or not, so it is not written again. */
export class UnknownOutcome extends Error {
  override readonly name = 'UnknownOutcome';

  /** @param statement what was under way */
  constructor(statement: string, cause: unknown) {
    super(`The connection broke during: ${statement}`, { cause });
  }
}
