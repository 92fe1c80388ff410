/** Whether a file of a part is one of its index. */
export function isSearchFile(file: string): boolean {
  return /^search\/[\w-]+\.json$/.test(file);
}
