/** Bytes of the largest picture, and what it may be; the server holds the same limits (contract, grade and fields). */
const MAX_BYTES = 10 * 1024 * 1024;
const types: ReadonlySet<string> = new Set(['image/png', 'image/jpeg']);

export const pictureLimits = 'PNG 或 JPG，每张不超过 10 MB';

/** Says why a picture cannot be taken, before a byte of it is sent. */
export function pictureProblem({ type, size }: { type: string; size: number }): string | undefined {
  if (size === 0) return '这个文件是空的';
  if (size > MAX_BYTES) return `太大：${(size / 1024 / 1024).toFixed(1)} MB，最多 10 MB`;
  return types.has(type) ? undefined : '只收 PNG 和 JPG 图片';
}
