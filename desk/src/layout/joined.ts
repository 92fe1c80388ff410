/** What there is of these, with a mark between each two; what is missing leaves none behind. */
export function joined(mark: string, ...parts: readonly unknown[]): string {
  return parts.filter((part) => part !== null && part !== undefined && part !== '').join(mark);
}
