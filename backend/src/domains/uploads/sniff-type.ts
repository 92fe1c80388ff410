import { open } from 'node:fs/promises';

/** Types that the bytes of an upload may have. */
export type SniffedType = 'image/png' | 'image/jpeg' | 'image/webp' | 'application/pdf';

/** Bytes that a file is told by. */
const SNIFFED_BYTES = 12;

const signatures: readonly (readonly [type: SniffedType, start: string, behindSize?: string])[] = [
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/webp', 'RIFF', 'WEBP'],
  ['application/pdf', '%PDF-'],
];

/** Tells a file's type by its first bytes, whatever its name and the browser say; null for anything else. */
export function sniffType(bytes: Buffer): SniffedType | null {
  const start = bytes.toString('latin1', 0, SNIFFED_BYTES);
  return signatures.find(([, first, then = '']) => start.startsWith(first) && start.startsWith(then, 8))?.[0] ?? null;
}

/** The first bytes of a file of this machine, as many as it is told by. */
export async function startOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(SNIFFED_BYTES), 0, SNIFFED_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
