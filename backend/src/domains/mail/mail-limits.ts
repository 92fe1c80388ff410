const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Limits of how long mail is waited for, in ms, and how often it is tried. */
export const mailLimits = {
  /** A row that is being sent is this process's for so long; longer than a dialogue may take, so that no other begins one. */
  lease: 15 * MINUTE,
  connection: 15 * SECOND,
  /**
   * Silence of the server, in the middle of a dialogue. A server that has the whole mail may look at it for so long before it
   * answers (RFC 5321, 4.5.3.2.6): who goes earlier sends the mail once more, which it took.
   */
  silence: 10 * MINUTE,
  dialogue: 12 * MINUTE,
  /** The wait after the first attempt that may succeed later, doubled after each further one: greylisting asks for some minutes. */
  backOff: MINUTE,
  longestBackOff: 6 * 60 * MINUTE,
  /** The most attempts; two days, with the back-off. */
  attempts: 16,
} as const;
