import { createHash } from 'node:crypto';
import { undisguise } from './undisguise';

/** Characters of a part. */
const PART = 4;
/** Characters of the shortest text that is compared: many may write the same few words. */
const SHORTEST = 24;
/** Parts that stand for a text, those with the smallest hashes: of alike texts they are the same. */
const KEPT = 32;

/** Hashes that alike texts share; none of a short text. */
export function sketchOf(text: string): number[] {
  const characters = Array.from(undisguise(text).compact);
  if (characters.length < SHORTEST) return [];
  const parts = new Set(characters.slice(PART - 1).map((_, at) => characters.slice(at, at + PART).join('')));
  const hashes = Array.from(parts, (part) => createHash('sha256').update(part).digest().readInt32BE());
  return hashes.sort((a, b) => a - b).slice(0, KEPT);
}

/** The share of a sketch that another has, too. */
export function sharedOf(sketch: readonly number[], other: readonly number[]): number {
  const known = new Set(other);
  return sketch.length === 0 ? 0 : sketch.filter((hash) => known.has(hash)).length / sketch.length;
}
