import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ReleaseError } from '../release-error';
import { readSettings } from '../config/settings';
import { storedConfig } from '../config/stored-config';
import { FileStorage } from '../storage/file-storage';
import { Store } from '../store/store';
import { TrustMemory } from '../trust/trust-memory';
import type { CommandContext } from './command-context';
import { contractCommand } from './contract-command';
import { gcCommand } from './gc-command';
import { keysCommand } from './keys-command';
import { promoteCommand } from './promote-command';
import { publishCommand } from './publish-command';
import { rollbackCommand } from './rollback-command';
import { signCommand } from './sign-command';
import { statusCommand } from './status-command';
import { withdrawCommand } from './withdraw-command';

const commands: Readonly<Record<string, (context: CommandContext) => Promise<void>>> = {
  publish: publishCommand,
  promote: promoteCommand,
  rollback: rollbackCommand,
  withdraw: withdrawCommand,
  status: statusCommand,
  gc: gcCommand,
  contract: contractCommand,
  keys: keysCommand,
  sign: signCommand,
};

const usage = `npm run release -- <command>
  publish <package> [--dir <dist>] [--version <version>]   store an immutable release
  promote <name>@<version> … [--canary <percent>] [--dry-run]   make it live
  rollback [<name>] [--to <version>]                       make an earlier state live again
  withdraw <name>@<version>                                never serve it again
  status                                                   what is live, and what there is
  gc [--dry-run]                                           remove what retention allows
  sign <name>@<version>                                    add your signature to a release of your team
  keys …                                                   make keys, and change who may do what
  contract [--write]                                       compare the contract with the last released one
  --json on each; DATA_DIR says where the store is`;

/** Runs one command of the release tool; throws a `ReleaseError` where it refuses. */
export async function runCommand(argv: readonly string[]): Promise<void> {
  const { values, positionals } = parse(argv);
  const [name = '', ...rest] = positionals;
  const command = commands[name];
  if (!command) throw new ReleaseError(name ? `There is no command ${name}.\n${usage}` : usage);
  const root = path.resolve(import.meta.dirname, '../../..');
  const { dataDir, keysDir, trustRoot, config: own } = await readSettings(root);
  const store = new Store(path.join(dataDir, 'store'));
  await store.prepare();
  const config = await storedConfig(store, own);
  const json = values.json ?? false;
  const say = (sentence: string) => {
    // With --json, standard output belongs to the answer.
    if (json) console.error(sentence);
    else console.log(sentence);
  };
  await command({
    root,
    store,
    config,
    by: process.env['RELEASE_BY'] ?? os.userInfo().username,
    arguments: rest,
    options: values,
    json,
    trust: {
      storage: new FileStorage(store.root),
      memory: await TrustMemory.open({
        file: path.join(dataDir, 'trust-root/seen.json'),
        pinned: trustRoot,
        say,
      }),
      keysDir,
      draftsDir: dataDir,
      ledger: { head: () => Promise.resolve(null), releasesServed: () => Promise.resolve([]) },
    },
    say,
    answer: (value, sentences) => {
      console.log(json ? JSON.stringify(value, null, 2) : sentences.join('\n'));
    },
  });
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        dir: { type: 'string' },
        version: { type: 'string' },
        to: { type: 'string' },
        canary: { type: 'string' },
        'dry-run': { type: 'boolean' },
        write: { type: 'boolean' },
        owner: { type: 'string' },
        root: { type: 'string', multiple: true },
        threshold: { type: 'string' },
        reason: { type: 'string' },
        since: { type: 'string' },
        out: { type: 'string' },
        again: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new ReleaseError(`${(error as Error).message}\n${usage}`, { cause: error });
  }
}
