import { eachAtOnce } from '@shared/storage/each-at-once';
import { putContent } from '@shared/storage/put-content';
import { compress, isCompressible } from '@shared/store/store/compress';
import { type Store, keys } from '@shared/store/store/store';
import type { Part, PartReference } from '@shared/contract/release';
import { sha256Of } from '@shared/store/sha256';

/** Contents of a part: its files by their paths, and the hashes of the inline scripts of its pages. */
export interface PartContents {
  contents: ReadonlyMap<string, Buffer>;
  scripts: readonly string[];
}

/**
 * Keeps the files of a part. Its key says what it was made from and what came of it: nobody can put another part in
 * the place of the one that is composed.
 */
export async function writePart(
  { storage }: Store,
  ingredients: string,
  { contents, scripts }: PartContents,
): Promise<PartReference> {
  const sorted = [...contents].sort(([a], [b]) => (a < b ? -1 : 1));
  const files = Object.fromEntries(sorted.map(([name, content]) => [name, describeFile(name, content)]));
  const part: Part = {
    schema: 1,
    key: `${ingredients}.${hash(files).slice(0, 20)}`,
    files,
    scripts: [...scripts].sort(),
  };
  await eachAtOnce(sorted, async ([name, content]) => {
    const key = keys.part(part.key, `pages/${name}`);
    await putContent(storage, key, content);
    if (!isCompressible(name)) return;
    for (const [extension, compressed] of await compress(content, 'quick'))
      await storage.putIfAbsent(key + extension, compressed);
  });
  await putContent(storage, keys.part(part.key, 'part.json'), Buffer.from(JSON.stringify(part)));
  return referenceTo(part);
}

export function referenceTo({ key, files, scripts }: Part): PartReference {
  const all = Object.values(files);
  return {
    key,
    content: hash(files),
    paths: hash(Object.keys(files)),
    count: all.length,
    bytes: all.reduce((sum, { size }) => sum + size, 0),
    ...(scripts && { scripts }),
  };
}

function describeFile(name: string, content: Buffer): Part['files'][string] {
  return { sha256: sha256Of(content), size: content.length, status: name.startsWith('404') ? 404 : 200 };
}

function hash(value: unknown): string {
  return sha256Of(Buffer.from(JSON.stringify(value)));
}
