import { createReadStream } from 'node:fs';
import type { Storage } from '@shared/storage';

/** Stores a picture under its id. What an attempt left there that did not come to its end is the same, unless it has another size. */
export async function keepPicture(files: Storage, id: string, { path, size }: { path: string; size: number }) {
  const put = () => files.putIfAbsent(id, { pieces: createReadStream(path), size });
  if (await put()) return;
  const there = await files.stream(id, { start: 0, end: 0 });
  there?.body.destroy();
  if (there?.size === size) return;
  await files.delete(id);
  await put();
}
