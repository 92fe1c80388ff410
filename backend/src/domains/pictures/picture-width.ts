import type { ByteRange } from '@shared/storage';
import type { KeptPicture } from './picture-maker';

/** The format in which pictures are kept. */
export const PICTURE_TYPE = 'image/webp' as const;

/** Finds the picture in a file that is at least as wide as asked for: the widest where none is, or nothing was asked. */
export function widthOf({ widths }: KeptPicture, asked = Infinity): ByteRange {
  const [widest = { start: 0, bytes: 0 }] = widths;
  const { start, bytes } = widths.findLast(({ width }) => width >= asked) ?? widest;
  return { start, end: start + bytes - 1 };
}

export function sizeOf({ widths: [widest] }: KeptPicture): { width: number; height: number } {
  return { width: widest?.width ?? 1, height: widest?.height ?? 1 };
}
