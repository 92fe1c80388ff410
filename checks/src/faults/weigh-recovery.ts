import { execFile } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { root } from '@shared/testing/root';
import { inTemporaryFolder } from '@shared/testing/temporary-folder';

export interface Weight {
  /** The host's script, compressed, in bytes. */
  whole: number;
  /** Bytes saved without the recovery code: the mean over several orders of the same text. */
  recovery: number;
  /** The same for each of its modules alone. */
  modules: Record<string, number>;
}

const run = promisify(execFile);

/**
 * Modules that are there because files fail. Navigation is not, nor what renders pages ahead of it
 * (docs/decisions/011-pages-ahead.md): a site whose files all came would have both.
 */
const recovery = /^webpack:\/\/host\/\.\/src\/page-runtime\/(?!navigation\/|release\.)/;

/**
 * The number of places that the script is compressed from, and the mean taken of: what brotli makes of two texts differs by up to
 * 100 bytes for no other reason than where a block or a shortened name falls.
 */
const STARTS = 12;

/** Builds the host with a source map, and compresses its script with and without what came from the recovery code. */
export async function weighRecovery(): Promise<Weight> {
  const { script, map } = await buildHost();
  const owners = ownersOf(script, map);
  const sources = [...new Set(owners)].filter((source) => recovery.test(source));
  const weightOf = (weighed: (source: string) => boolean, start: number) => {
    let all = '';
    let rest = '';
    for (let index = 0; index < script.length; index += 1) {
      const at = (index + start) % script.length;
      all += script.charAt(at);
      if (!weighed(owners[at] ?? '')) rest += script.charAt(at);
    }
    return compressed(all) - compressed(rest);
  };
  const weights = Array.from({ length: STARTS }, (_, at) =>
    weightOf((source) => recovery.test(source), Math.floor((script.length * at) / STARTS)),
  );
  return {
    whole: compressed(script),
    recovery: Math.round(weights.reduce((sum, weight) => sum + weight) / STARTS),
    modules: Object.fromEntries(
      sources.map((source) => [source.replace('webpack://host/./', ''), weightOf((other) => other === source, 0)]),
    ),
  };
}

function buildHost(): Promise<{ script: string; map: SourceMapPayload }> {
  return inTemporaryFolder(async (folder) => {
    // The build has a process of its own: webpack loads its loaders as modules, which a test's sandbox refuses.
    const builder = path.join(import.meta.dirname, 'build-host-main.ts');
    await run(process.execPath, ['--import', 'tsx', builder, path.join(root, 'host'), folder], { cwd: root });
    const file = (await readdir(folder)).find((name) => /^host\.[0-9a-f]+\.js$/.test(name)) ?? '';
    const script = await readFile(path.join(folder, file), 'utf8');
    return { script, map: JSON.parse(await readFile(path.join(folder, `${file}.map`), 'utf8')) as SourceMapPayload };
  });
}

/** The source file of each character. */
function ownersOf(script: string, payload: SourceMapPayload): string[] {
  const map = new SourceMap(payload);
  const owners: string[] = [];
  for (const [row, line] of script.split('\n').entries()) {
    for (let column = 0; column <= line.length; column += 1) {
      const entry = map.findEntry(row, column);
      owners.push('originalSource' in entry ? entry.originalSource : '');
    }
  }
  return owners;
}

function compressed(text: string): number {
  return brotliCompressSync(text).length;
}
