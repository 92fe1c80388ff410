/** Joins the parts that exist, with a mark between each two. */
export function joined(mark: string, ...parts: readonly unknown[]): string {
  return parts.filter((part) => part !== null && part !== undefined && part !== '').join(mark);
}
