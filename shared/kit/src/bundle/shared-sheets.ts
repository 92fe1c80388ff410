import { createHash } from 'node:crypto';
import type { Chunk, ChunkGraph, ChunkGroup, Compiler, Module } from 'webpack';

/** The ending of the chunk of a page's static regions, after the page's name. */
const STATIC = '.static';

/** Chunks from which on a shared sheet is one file: each further file costs every page its number and its hash. */
const MANY = 4;

/**
 * A style sheet that comes into a page later than the page stands in one file of the release: a copy of what the page has would win
 * over what overrides it. What overrides a rule is never used without it, so that sheets in the order of their users, most first, are in
 * the order of the sources; the number of the file says how many they are (host/src/page-runtime/loader). Pages have copies of what they
 * alone have in common.
 */
export const sharedSheets = {
  type: 'css/mini-extract',
  test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) => comesLate(module, chunkGraph),
  minChunks: 2,
  enforce: true,
  name(_module: Module, chunks: readonly Chunk[]): string {
    if (chunks.length >= MANY) return `sheet-${MANY}`;
    const users = chunks.map(({ name }) => name ?? '').sort();
    return `sheet-${chunks.length}-${createHash('sha256').update(users.join()).digest('hex').slice(0, 4)}`;
  },
};

/**
 * Whether a page asks for a module once it is there, or has it in both parts that it begins with: its own, and that of its static
 * regions, whose chunks are named after the page.
 */
export function comesLate(module: Module, chunkGraph: ChunkGraph): boolean {
  const groups = [...chunkGraph.getModuleChunksIterable(module)].flatMap((chunk) => [...chunk.groupsIterable]);
  const names = new Set(groups.map(({ name }) => name ?? ''));
  const isFirst = (group: ChunkGroup) =>
    (group.name ?? '').endsWith(STATIC) || group.getParents().every((parent) => parent.isInitial());
  return !groups.every(isFirst) || [...names].some((name) => names.has(name + STATIC));
}

/** Identifiers of all other chunks are below. */
const OTHERS = 10_000;

/** The number of a shared sheet's file; null for all other chunks. */
export function sheetNumber(chunkName: string | null | undefined): number | null {
  const [, users, mark = '0'] = /^sheet-(\d+)(?:-([0-9a-f]+))?$/.exec(chunkName ?? '') ?? [];
  return users === undefined ? null : Number(users) * OTHERS + (parseInt(mark, 16) % OTHERS);
}

/**
 * Gives a shared sheet a number that says how many chunks use it, since files of sheets are named by their number: so each remote's entry
 * need not carry their names.
 */
export class SheetIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SheetIdsPlugin', (compilation) =>
      compilation.hooks.beforeChunkIds.tap('SheetIdsPlugin', (chunks) => {
        const taken = new Map<number, string>();
        for (const chunk of chunks) {
          const id = sheetNumber(chunk.name);
          if (id === null) continue;
          const other = taken.get(id);
          if (other !== undefined) throw new Error(`${other} and ${chunk.name ?? ''} would both be ${id}.css`);
          taken.set(id, chunk.name ?? '');
          chunk.id = id;
          chunk.ids = [id];
        }
      }),
    );
  }
}

/** The files of a page, those before that others override. */
export function inOrder(sheets: readonly string[]): string[] {
  return [...sheets].sort((one, other) => usersOf(other) - usersOf(one));
}

function usersOf(file: string): number {
  return Math.floor(Number(/^(\d+)\./.exec(file)?.[1] ?? 0) / OTHERS) || 1;
}
