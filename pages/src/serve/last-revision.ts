import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Ledger } from '@shared/store/ledger/ledger';
import { isMissing } from '@shared/storage/is-missing';

/**
 * The revision that this machine served last, outside of the store: a store that lost it, or that somebody set back,
 * does not bring an older one back with a restart.
 */
export class LastRevision {
  constructor(private readonly file: string) {}

  /** Gives a ledger what was served last, where its own is older. */
  async recall(ledger: Ledger): Promise<void> {
    const body = await readFile(this.file).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (body) await ledger.recall(body);
  }

  async keep(number: number, ledger: Ledger): Promise<void> {
    const body = await ledger.bytesOf(number);
    if (!body) return;
    const draft = `${this.file}.${randomBytes(6).toString('hex')}`;
    try {
      await mkdir(path.dirname(this.file), { recursive: true });
      await writeFile(draft, body);
      await rename(draft, this.file);
    } catch {
      // A folder that may not be written: a restart believes the store alone.
      await rm(draft, { force: true }).catch(() => undefined);
    }
  }
}
