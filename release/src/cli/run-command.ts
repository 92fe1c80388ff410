import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '../config/settings';
import { recordAttempt } from '../ledger/attempts';
import { ledgerFactsOf } from '../store/ledger-facts';
import { ReleaseError } from '../release-error';
import { openStore, refuseNoStore } from '../store/open-store';
import type { CommandContext } from './command-context';
import { configureCommand } from './configure-command';
import { confirmCommand } from './confirm-command';
import { contractCommand } from './contract-command';
import { gcCommand } from './gc-command';
import { keysCommand } from './keys-command';
import { migrateCommand } from './migrate-command';
import { plainJson } from './plain-text';
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
  configure: configureCommand,
  confirm: confirmCommand,
  migrate: migrateCommand,
  keys: keysCommand,
  sign: signCommand,
};

/** Commands that work where there is no store yet, or none of today's. */
const withoutStore: ReadonlySet<string> = new Set(['contract', 'keys', 'migrate']);
/** Commands that change nothing: what they refuse is no attempt. */
const readOnly: ReadonlySet<string> = new Set(['status', 'contract', 'keys']);

const usage = `npm run release -- <command>
  publish <package> [--dir <dist>] [--version <version>]   store an immutable release
  promote <name>@<version> … [--canary <percent>] [--again] [--dry-run]   make it live
  rollback [<name>] [--to <version>]                       make live what the live revision replaced
  withdraw <name>@<version>                                never serve it again
  configure <site.config.json> [--dry-run]                 compose what is live with another configuration
  confirm                                                  say that what is live is still what shall be
  status [--attempts]                                      what is live, what there is, what did not work
  gc [--dry-run]                                           remove what retention allows
  migrate                                                  carry a store from before the ledger over
  sign <name>@<version>                                    add your signature to a release of your team
  keys …                                                   make keys, and change who may do what
  contract [--write]                                       compare the contract with the last released one
  --reason <text> on what decides something; --json on each; DATA_DIR says where the store is`;

/** Runs one command of the release tool; throws a `ReleaseError` where it refuses. */
export async function runCommand(argv: readonly string[]): Promise<void> {
  const { values, positionals } = parse(argv);
  const [name = '', ...rest] = positionals;
  const command = commands[name];
  if (!command) throw new ReleaseError(name ? `There is no command ${name}.\n${usage}` : usage);
  const root = path.resolve(import.meta.dirname, '../../..');
  const { dataDir, stateDir, keysDir, trustRoot, config: own } = await readSettings(root);
  const json = values.json ?? false;
  const say = (sentence: string) => {
    // With --json, standard output belongs to the answer.
    if (json) console.error(sentence);
    else console.log(sentence);
  };
  const { store, memory } = await openStore({ dataDir, stateDir, keysDir, trustRoot, say });
  if (!withoutStore.has(name)) await refuseNoStore(store);
  const by = process.env['RELEASE_BY'] ?? os.userInfo().username;
  const config = withoutStore.has(name) ? null : await store.config();
  try {
    await command({
      root,
      store,
      config: config ?? own,
      by,
      arguments: rest,
      options: values,
      json,
      trust: { storage: store.storage, memory, keysDir, draftsDir: dataDir, ledger: ledgerFactsOf(store) },
      say,
      answer: (value, sentences) => {
        console.log(json ? plainJson(value) : sentences.join('\n'));
      },
    });
  } catch (error) {
    const about = rest[0]?.replace(/@.*$/, '') ?? null;
    if (!readOnly.has(name)) await recordAttempt(store.storage, { command: argv.join(' '), by, package: about }, error);
    throw error;
  }
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
        again: { type: 'boolean' },
        attempts: { type: 'boolean' },
        reason: { type: 'string' },
        'clock-is-right': { type: 'boolean' },
        owner: { type: 'string' },
        root: { type: 'string', multiple: true },
        threshold: { type: 'string' },
        since: { type: 'string' },
        out: { type: 'string' },
      },
    });
  } catch (error) {
    throw new ReleaseError(`${(error as Error).message}\n${usage}`, { cause: error });
  }
}
