/** A text from outside, fit for a terminal: nothing in it moves the cursor, changes colours or begins a line. */
export function plainText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '�');
}
