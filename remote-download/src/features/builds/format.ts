import type { ClientBuild } from '@shared/contract/endpoints';

const MEBIBYTE = 1024 * 1024;

/** `128 MB`; small files in KB. */
export function formatSize(bytes: number): string {
  if (bytes >= MEBIBYTE) return `${String(Math.round(bytes / MEBIBYTE))} MB`;
  return `${String(Math.max(1, Math.round(bytes / 1024)))} KB`;
}

/** The size of a build; a sample is no client, and its size says nothing. */
export function sizeOf({ size, sample }: Pick<ClientBuild, 'size' | 'sample'>): string {
  return sample ? '示例安装包' : formatSize(size);
}

/** The day in China, where the release was made: `2026-06-12`. */
export function formatDay(instant: string): string {
  return new Date(Date.parse(instant) + 8 * 3_600_000).toISOString().slice(0, 10);
}

/** Start and end of a long hash. */
export function shortHash(sha256: string): string {
  return `${sha256.slice(0, 4)}…${sha256.slice(-4)}`;
}
