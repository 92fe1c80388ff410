/** Limits of a text field. Without a schema library, so that a form in the browser weighs nothing for it. */
export interface TextField {
  /** UTF-16 units, after trimming. */
  readonly max: number;
  readonly optional?: true;
  /** Holds for the trimmed text. */
  readonly pattern?: RegExp;
  /** The server's sentence where the pattern does not match. */
  readonly invalid?: string;
}
