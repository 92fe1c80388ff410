import { createHash } from 'node:crypto';
import type { Chunk, Module } from 'webpack';

/** What so many pages use is one file: each further file costs every page its name and its hash. */
const MANY = 14;

/**
 * A style sheet that several chunks use stands in one file of the release: a copy that came with a later chunk would win over what
 * overrides it. What overrides a rule is never used without it, so that sheets in the order of their users, most first, are in the
 * order of the sources; the file's name says how many they are (host/src/page-runtime/loader).
 */
export const sharedSheets = {
  type: 'css/mini-extract',
  minChunks: 2,
  enforce: true,
  name(_module: Module, chunks: readonly Chunk[]): string {
    if (chunks.length >= MANY) return `sheet-${MANY}`;
    const users = chunks.map(({ name }) => name ?? '').sort();
    return `sheet-${chunks.length}-${createHash('sha256').update(users.join()).digest('hex').slice(0, 4)}`;
  },
};

/** The files of a page, those before that others override. */
export function inOrder(sheets: readonly string[]): string[] {
  return [...sheets].sort((one, other) => usersOf(other) - usersOf(one));
}

function usersOf(file: string): number {
  return Number(/^sheet-(\d+)/.exec(file)?.[1] ?? 1);
}
