/** A visitor is told the number of a message in two groups of four, and says it so: it is searched for as it is kept. */
export function numberAlone(typed: string): string {
  return typed.replace(/^\s*(\d{4})\s+(?=\d)/, '$1');
}
