/** The family of everything that can go wrong between asking for a remote's page and seeing it alive (design.md rule 7). */
export abstract class RemoteError extends Error {
  /** How the message begins; what was asked for follows. */
  static readonly says: string = '';
  abstract override readonly name: string;
  /** Whether the file will not come at this address however often it is asked for. */
  readonly gone: boolean = false;

  constructor(
    /** What was asked for. */
    readonly request: string,
    options?: ErrorOptions,
  ) {
    super(`${new.target.says}: ${request}`, options);
  }
}
