import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** States of a disk after the power was gone, of names that nobody flushed; all three are what file systems do. */
export const remains = ['none', 'all, empty', 'some, half'] as const;
export type Remains = (typeof remains)[number];

type Entry =
  | { does: 'create' | 'content'; path: string; content: string }
  | { does: 'flush' | 'unlink'; path: string }
  | { does: 'mkdir'; path: string; first: string }
  | { does: 'link' | 'rename'; path: string; to: string }
  | { does: 'flush folder'; path: string; upTo: number };

interface File {
  content: Buffer;
  flushed: Buffer | null;
}
/** A name's file; null where it was removed. */
type Named = File | 'folder' | null;
/** A change of names that happen together, or not at all, once their folder is flushed. */
interface Change {
  at: number;
  folder: string;
  names: [name: string, now: Named][];
}

/**
 * Gives a folder the state after a loss of power: `folder` is as it was before the journal began, all of it flushed. A
 * file's content counts once it was flushed, a name once its folder was.
 */
export async function losePower(folder: string, journal: string, what: Remains): Promise<void> {
  const text = await readFile(journal, 'utf8').catch(() => '');
  const disk = new Disk();
  for (const [at, line] of text.split('\n').filter(Boolean).entries()) disk.note(at, JSON.parse(line) as Entry);
  const names = [...disk.afterLoss(what)].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [name, now] of names) await put(folder, name, contentOf(now, what));
}

class Disk {
  private readonly files = new Map<string, File>();
  private readonly lasting = new Map<string, Named>();
  private pending: Change[] = [];

  note(at: number, entry: Entry): void {
    const rename = (...names: Change['names']) =>
      this.pending.push({ at, folder: path.dirname(names[0]?.[0] ?? ''), names });
    switch (entry.does) {
      case 'create': {
        const file = { content: Buffer.from(entry.content, 'base64'), flushed: null };
        this.files.set(entry.path, file);
        rename([entry.path, file]);
        return;
      }
      case 'content':
        this.fileAt(entry.path).content = Buffer.from(entry.content, 'base64');
        return;
      case 'flush': {
        const file = this.fileAt(entry.path);
        file.flushed = file.content;
        return;
      }
      case 'mkdir':
        for (let made = entry.path; made.length >= entry.first.length; made = path.dirname(made))
          rename([made, 'folder']);
        return;
      case 'unlink':
        rename([entry.path, null]);
        return;
      case 'link':
        this.files.set(entry.to, this.fileAt(entry.path));
        rename([entry.to, this.fileAt(entry.path)]);
        return;
      case 'rename':
        this.files.set(entry.to, this.fileAt(entry.path));
        rename([entry.to, this.fileAt(entry.path)], [entry.path, null]);
        return;
      case 'flush folder':
        this.keep(({ folder, at: done }) => folder === entry.path && done < entry.upTo);
    }
  }

  /** The names that are not as they were. */
  afterLoss(what: Remains): ReadonlyMap<string, Named> {
    if (what !== 'none') {
      const drawn = new Set(this.pending.filter((_, index) => what === 'all, empty' || index % 2 === 0));
      this.keep((change) => drawn.has(change));
    }
    return this.lasting;
  }

  private fileAt(name: string): File {
    const file = this.files.get(name);
    if (!file) throw new TypeError(`The journal knows no file ${name}`);
    return file;
  }

  private keep(lasts: (change: Change) => boolean): void {
    for (const { names } of this.pending.filter(lasts)) for (const [name, now] of names) this.lasting.set(name, now);
    this.pending = this.pending.filter((change) => !lasts(change));
  }
}

function contentOf(now: Named, what: Remains): Buffer | 'folder' | null {
  if (now === null || now === 'folder') return now;
  const left = what === 'some, half' ? now.content.subarray(0, now.content.length / 2) : Buffer.alloc(0);
  return now.flushed ?? left;
}

async function put(root: string, name: string, now: Buffer | 'folder' | null): Promise<void> {
  const inside = name.startsWith(`${root}/`);
  const parent = await stat(path.dirname(name)).catch(() => null);
  // Files in a folder that is gone are gone with it.
  if (!inside || !parent) return;
  if (now === null) await rm(name, { force: true });
  else if (now === 'folder') await mkdir(name, { recursive: true });
  // A file has its mode from its first moment; the journal does not say which: as narrow as any.
  else await writeFile(name, now, { mode: 0o600 });
}
