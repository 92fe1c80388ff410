/** The family of everything that can go wrong between asking for a remote's page and seeing it alive (design.md rule 7). */
export abstract class RemoteError extends Error {
  abstract override readonly name: string;
  /** Whether the file will not come at this address however often it is asked for. */
  readonly gone: boolean = false;

  constructor(
    message: string,
    /** What was asked for. */
    readonly request: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
