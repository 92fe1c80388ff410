import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocumentMark } from '@shared/contract/release';
import { z } from 'zod';
import { TrustError } from './errors';

const mark = z.object({ number: z.int().min(1), sha256: z.string() }).nullable();
const seenSchema = z.object({ trust: mark, revision: mark });

interface Seen {
  trust: DocumentMark | null;
  revision: DocumentMark | null;
}

export interface TrustMemoryOptions {
  /** Outside of the store: who writes there must not write here. */
  file: string;
  /** `TRUST_ROOT`: SHA-256 of a trust document that the store must hold; null: the first one that is seen is believed. */
  pinned: string | null;
  /** Is told what is pinned at first use, and what could not be written down. */
  say: (sentence: string) => void;
}

/** Remembers what this machine saw of trust and ledger, so that nobody shows it an older state: in the process, and in a file of its own. */
export class TrustMemory {
  private seen: Seen = { trust: null, revision: null };

  private constructor(private readonly options: TrustMemoryOptions) {}

  static async open(options: TrustMemoryOptions): Promise<TrustMemory> {
    const memory = new TrustMemory(options);
    memory.seen = await memory.written();
    return memory;
  }

  get file(): string {
    return this.options.file;
  }

  get pinned(): string | null {
    return this.options.pinned;
  }

  get trust(): DocumentMark | null {
    return this.seen.trust;
  }

  get revision(): DocumentMark | null {
    return this.seen.revision;
  }

  async sawTrust(found: DocumentMark): Promise<void> {
    if (!this.seen.trust && !this.options.pinned)
      this.options.say(
        `From now on this machine believes the trust whose document ${found.number} has the SHA-256 ${found.sha256}: TRUST_ROOT pins it`,
      );
    await this.keep({ trust: found, revision: null });
  }

  async sawRevision(found: DocumentMark): Promise<void> {
    await this.keep({ trust: null, revision: found });
  }

  /** Why a ledger that ends so is not the one that was seen; null where it may be. */
  revisionProblem(head: DocumentMark | null): string | null {
    const { revision } = this.seen;
    if (!revision || (head && head.number > revision.number)) return null;
    if (!head || head.number < revision.number)
      return `The ledger ends at revision ${head?.number ?? 0}, and ${revision.number} was seen: revisions were taken away; put them back`;
    return head.sha256 === revision.sha256
      ? null
      : `Revision ${head.number} is another one than was seen: it was replaced`;
  }

  /** Forgets what was seen: an empty store is another one. */
  async forget(): Promise<void> {
    this.seen = { trust: null, revision: null };
    await rm(this.file, { force: true });
  }

  /** Forwards alone. Another process may write between reading and writing: what it saw is written again the next time. */
  private async keep(found: Seen): Promise<void> {
    const known = this.seen;
    this.seen = later(known, found);
    if (this.seen.trust === known.trust && this.seen.revision === known.revision) return;
    const draft = `${this.file}.${randomBytes(6).toString('hex')}`;
    try {
      this.seen = later(await this.written(), this.seen);
      await mkdir(path.dirname(this.file), { recursive: true });
      await writeFile(draft, `${JSON.stringify(this.seen, null, 2)}\n`, { flush: true });
      await rename(draft, this.file);
    } catch (error) {
      if (error instanceof TrustError) throw error;
      await rm(draft, { force: true }).catch(() => undefined);
      this.options.say(
        `${this.file} cannot be written (${(error as Error).message}): what was seen is forgotten when this process ends`,
      );
    }
  }

  private async written(): Promise<Seen> {
    const text = await readFile(this.file, 'utf8').catch((error: unknown) => {
      if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
      throw new TrustError('ForeignTrustError', `${this.file} cannot be read: ${(error as Error).message}`, {
        cause: error,
      });
    });
    if (text === null) return { trust: null, revision: null };
    try {
      return seenSchema.parse(JSON.parse(text));
    } catch (error) {
      throw new TrustError(
        'ForeignTrustError',
        `${this.file} says nothing that can be read: put it back, or remove it to believe what the store says now`,
        { cause: error },
      );
    }
  }
}

function later(one: Seen, other: Seen): Seen {
  return { trust: higher(one.trust, other.trust), revision: higher(one.revision, other.revision) };
}

function higher(one: DocumentMark | null, other: DocumentMark | null): DocumentMark | null {
  return !one || (other && other.number > one.number) ? other : one;
}
