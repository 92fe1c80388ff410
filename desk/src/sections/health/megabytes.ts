const MEGABYTE = 1024 * 1024;

/** Bytes as whole megabytes, as people read them. */
export function inMegabytes(bytes: number): string {
  return Math.round(bytes / MEGABYTE).toLocaleString('zh-CN');
}
