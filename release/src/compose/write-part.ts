import { createHash, randomBytes } from 'node:crypto';
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compress, isCompressible } from '../store/compress';
import { moveTo } from '../store/move-to';
import type { Store } from '../store/store';
import type { Part, PartReference } from '@shared/contract/release';

/** A part that was composed before, whoever needed it; null where it has to be composed. Keeps it from being tidied away. */
export async function findPart(store: Store, key: string): Promise<Part | null> {
  const part = await store.findPart(key);
  const now = new Date();
  if (part) await utimes(store.part(key), now, now);
  return part;
}

/** Writes beside, then renames: a part is there whole or not at all. */
export async function writePart(store: Store, key: string, contents: ReadonlyMap<string, Buffer>): Promise<Part> {
  const sorted = [...contents].sort(([a], [b]) => (a < b ? -1 : 1));
  const files = Object.fromEntries(sorted.map(([name, content]) => [name, describeFile(name, content)]));
  const part: Part = { schema: 1, key, files };
  const temporary = path.join(store.temporary(), `part-${randomBytes(6).toString('hex')}`);
  try {
    await mkdir(temporary, { recursive: true });
    for (const [name, content] of sorted) await writeCompressed(path.join(temporary, 'pages', name), content);
    await writeFile(path.join(temporary, 'part.json'), JSON.stringify(part));
    await mkdir(path.dirname(store.part(key)), { recursive: true });
    await moveTo(store.part(key), temporary, () => store.findPart(key));
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  return part;
}

export function referenceTo({ key, files }: Part): PartReference {
  const all = Object.values(files);
  return {
    key,
    content: hash(files),
    paths: hash(Object.keys(files)),
    count: all.length,
    bytes: all.reduce((sum, { size }) => sum + size, 0),
  };
}

function describeFile(name: string, content: Buffer): Part['files'][string] {
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { sha256, size: content.length, status: name.startsWith('404') ? 404 : 200 };
}

async function writeCompressed(file: string, content: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  if (!isCompressible(file)) return;
  for (const [extension, compressed] of await compress(content, 'moderate'))
    await writeFile(file + extension, compressed);
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
