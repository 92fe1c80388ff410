/** JSON for a terminal or a program: what `plainText` takes out is escaped, so that it is the same value still. */
export function plainJson(value: unknown, indent = 2): string {
  return JSON.stringify(value, null, indent).replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (char) =>
    char === '\n' ? char : escaped(char),
  );
}

function escaped(char: string): string {
  // A character beyond the first 65,536 is two units.
  return Array.from({ length: char.length }, (_, at) => `\\u${char.charCodeAt(at).toString(16).padStart(4, '0')}`).join(
    '',
  );
}

/** A text from outside, fit for a terminal: nothing in it moves the cursor, changes colours or begins a line. */
export function plainText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '�');
}
