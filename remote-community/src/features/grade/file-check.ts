/** Bytes of the largest file, and what it may be; the server holds the same limits (contract, grade). */
const MAX_BYTES = 10 * 1024 * 1024;
const types: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'application/pdf']);

export const fileLimits = 'PNG、JPG 或 PDF，每个不超过 10\u00a0MB，最多 5 个';

/** Says why a file cannot be taken, before a byte of it is sent. */
export function fileProblem({ type, size }: { type: string; size: number }): string | undefined {
  if (size === 0) return '这个文件是空的';
  if (size > MAX_BYTES) return `太大：${(size / 1024 / 1024).toFixed(1)} MB，最多 10 MB`;
  if (!types.has(type)) return '只收 PNG、JPG 和 PDF';
  return undefined;
}
