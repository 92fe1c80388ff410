import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { loadKeys } from '@shared/store/trust/keys';
import { keysCommand } from '../trust/keys-command';
import type { KeysContext, KeysOptions } from '../trust/keys-context';
import type { LedgerFacts } from '@shared/store/trust/ledger-facts';
import type { ReleaseName } from '@shared/store/trust/release-signatures';
import { signCommand } from '../trust/sign-command';
import type { TrustLog } from '@shared/store/trust/trust-log';
import { readTrust } from '@shared/store/trust/trust-log';
import { TrustMemory } from '@shared/store/trust/trust-memory';
import { MemoryStorage } from '@shared/store/trust/testing/memory-storage';

export interface Answer {
  value: Record<string, unknown>;
  sentences: readonly string[];
}

/** People at machines of their own, each with a folder of keys, who run the commands on one store. */
export class KeysShell {
  readonly storage = new MemoryStorage();
  ledger: LedgerFacts = { head: () => Promise.resolve(null), releasesServed: () => Promise.resolve([]) };

  private constructor(readonly folder: string) {}

  static async open(): Promise<KeysShell> {
    return new KeysShell(await mkdtemp(path.join(os.tmpdir(), 'keys-')));
  }

  close(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }

  /** Runs `keys …` as somebody. */
  async run(who: string, args: readonly string[], options: KeysOptions = {}): Promise<Answer> {
    return this.answered(who, options, (context) => keysCommand({ ...context, arguments: args }));
  }

  async sign(who: string, release: ReleaseName): Promise<Answer> {
    return this.answered(who, {}, (context) => signCommand(context, release));
  }

  /** Makes a key for somebody; gives the line to hand on. */
  async make(who: string): Promise<string> {
    const { sentences } = await this.run(who, ['make'], { owner: who });
    return sentences[0] ?? '';
  }

  keys(who: string) {
    return loadKeys(path.join(this.folder, who));
  }

  async log(who = 'anybody'): Promise<TrustLog> {
    return readTrust(this.storage, await this.memory(who));
  }

  memory(who: string): Promise<TrustMemory> {
    const file = path.join(this.folder, `${who}.seen.json`);
    return TrustMemory.open({ file, pinned: null, say: () => undefined });
  }

  private async answered(
    who: string,
    options: KeysOptions,
    work: (context: KeysContext) => Promise<void>,
  ): Promise<Answer> {
    let answer: Answer | undefined;
    await work({
      storage: this.storage,
      memory: await this.memory(who),
      keysDir: path.join(this.folder, who),
      draftsDir: path.join(this.folder, 'drafts'),
      owner: who,
      packages: () => Promise.resolve(['host', 'remote-download']),
      ledger: this.ledger,
      arguments: [],
      options,
      answer: (value, sentences) => {
        answer = { value: value as Record<string, unknown>, sentences };
      },
    });
    if (!answer) throw new Error('the command said nothing');
    return answer;
  }
}
