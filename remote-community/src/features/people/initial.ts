/** First character of a name, for the woven square that stands for a person. */
export function initial(name: string): string {
  return String.fromCodePoint(name.trim().codePointAt(0) ?? 0x4eba);
}
