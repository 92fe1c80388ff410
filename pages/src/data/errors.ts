/** The reason why an answer of the backend cannot be in a page. */
export type DataErrorName = 'AwayError' | 'MissingError' | 'GoneError' | 'StrangeError';

/**
 * `AwayError`: nobody answers, or not in time. `MissingError`, `GoneError`: what is asked for never was, or is not public any
 * more. `StrangeError`: the answer is none that its call may give.
 */
export class DataError extends Error {
  constructor(
    override readonly name: DataErrorName,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
