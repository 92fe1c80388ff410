import type { UploadedFile } from '@shared/contract/endpoints';

const signatures: readonly (readonly [type: UploadedFile['type'], bytes: readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
];

/** What the bytes are, whatever the name and the browser say; null for anything that is not taken. */
export function sniffType(bytes: Uint8Array): UploadedFile['type'] | null {
  return signatures.find(([, start]) => start.every((byte, at) => bytes[at] === byte))?.[0] ?? null;
}
