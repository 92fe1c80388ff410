import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findSandbox } from '../../../pages/src/compose/sandbox';
import { composedConfig, readSettings } from '@shared/store/config/settings';
import { recordAttempt } from '@shared/store/ledger/attempts';
import { ledgerFactsOf } from '@shared/store/store/ledger-facts';
import { ReleaseError } from '@shared/store/release-error';
import { isService } from '@shared/storage/open-storage';
import { openStore, refuseNoStore } from '@shared/store/store/open-store';
import type { ReleaseService } from '../remote/release-service';
import type { Tried } from '../verify/try-with-live-host';
import type { CommandContext } from './command-context';
import { plainJson } from './plain-text';
import { type Workplace, checkout } from './workplace';

type Command = (context: CommandContext) => Promise<void>;

interface Offered {
  /** Reads the command when it is asked for: a promotion waits for no other command's modules. */
  load: () => Promise<Command>;
  /** The options that it reads, `json` aside. */
  options: readonly string[];
  /** The most words behind its name; one unless told. */
  words?: number;
}

/** Options of what decides something. */
const decides = ['reason', 'clock-is-right'];

const commands: Readonly<Record<string, Offered>> = {
  publish: { load: async () => (await import('./publish-command')).publishCommand, options: ['dir', 'version'] },
  verify: { load: async () => (await import('./publish-command')).verifyCommand, options: ['dir', 'version'] },
  promote: {
    load: async () => (await import('./promote-command')).promoteCommand,
    options: ['canary', 'auto', 'bake', 'again', 'dry-run', 'content-changes', ...decides],
    words: Infinity,
  },
  rollback: {
    load: async () => (await import('./rollback-command')).rollbackCommand,
    options: ['to', 'origin-changes', ...decides],
  },
  stop: { load: async () => (await import('./stop-command')).stopCommand, options: decides },
  withdraw: { load: async () => (await import('./withdraw-command')).withdrawCommand, options: decides },
  retire: {
    load: async () => (await import('./retire-command')).retireCommand,
    options: ['redirect', 'gone', ...decides],
  },
  status: { load: async () => (await import('./status-command')).statusCommand, options: ['attempts', 'watch'] },
  trace: { load: async () => (await import('./trace-command')).traceCommand, options: [], words: Infinity },
  gc: { load: async () => (await import('./gc-command')).gcCommand, options: ['dry-run'], words: 0 },
  contract: { load: async () => (await import('./contract-command')).contractCommand, options: ['write'], words: 0 },
  configure: {
    load: async () => (await import('./configure-command')).configureCommand,
    options: ['origin-changes', 'dry-run', ...decides],
  },
  confirm: { load: async () => (await import('./confirm-command')).confirmCommand, options: decides, words: 0 },
  keys: {
    load: async () => (await import('./keys-command')).keysCommand,
    options: ['again', 'owner', 'new-team', 'root', 'threshold', 'since', 'out', 'reason'],
    words: Infinity,
  },
  service: { load: async () => (await import('./service-command')).serviceCommand, options: [], words: 0 },
  sign: { load: async () => (await import('./keys-command')).signCommand, options: [] },
};

/** Commands that work where there is no store yet. */
const withoutStore: ReadonlySet<string> = new Set(['contract', 'keys']);
/** Commands that change nothing by themselves: what they refuse is no attempt. */
const readOnly: ReadonlySet<string> = new Set(['status', 'contract', 'keys', 'service', 'trace', 'verify']);
/** Commands that only read the store. */
const reads: ReadonlySet<string> = new Set(['status', 'contract', 'trace', 'verify']);
/** Commands that need the store itself, and no service that keeps it. */
const ofStore: ReadonlySet<string> = new Set(['gc', 'keys', 'service', 'sign', 'trace']);

const usage = `npm run release -- <command>
  publish <package> [--dir <dist>] [--version <version>]   store an immutable release
  verify <package> [--dir <dist>]                          try it as publish does, and store nothing
  promote <name>@<version> … [--canary <percent>] [--again] [--content-changes] [--dry-run]   make it live
      [--auto <percent>,… [--bake <duration>]]             step by step, for as long as no page is worse
  stop <package>                                           end its canary, and reject its release
  rollback [<name>] [--to <version>] [--origin-changes]    make live what the live revision replaced
  withdraw <name>@<version>                                never serve it again
  retire <package> [--redirect <from>=<to> …] [--gone]     take a package out of the site
  configure <site.config.json> [--origin-changes] [--dry-run]   compose what is live with another configuration
  confirm                                                  say that what is live is still what shall be
  status [--attempts] [--watch [<seconds>]]                what is live, what there is, what did not work; again on each change
  trace [<file>]                                           files and lines of a visitor's stack, or of standard input
  trace <mark> [<name>@<version> …]                        the same of the mark that views tell of a stack
  gc [--dry-run]                                           remove what retention allows
  service                                                  keep the store for others, who send what they signed over HTTP
  sign <name>@<version>                                    add your signature to a release of your team
  keys …                                                   make keys, and change who may do what
  contract [--write]                                       compare the contract with the last released one
  --reason <text> on what decides something; --json on each; DATA_DIR or STORE says where the store is, or which service keeps it`;

/**
 * Runs one command of the release tool; throws a `ReleaseError` where it refuses.
 *
 * @param inBrowser brings a release to life before it is stored; tests have hosts that no browser could run
 * @param place the repository that it runs in: this one, or that of a team
 */
export async function runCommand(
  argv: readonly string[],
  inBrowser: CommandContext['inBrowser'] = verifyLazily,
  place: Workplace = checkout(path.resolve(import.meta.dirname, '../../..')),
): Promise<void> {
  const { root, offers = { commands: Object.keys(commands), usage } } = place;
  const { values, positionals } = parse(argv, offers.usage);
  const [name = '', ...given] = positionals;
  const offered = offers.commands.includes(name) ? commands[name] : undefined;
  if (!offered) throw new ReleaseError(name ? `There is no command ${name}.\n${offers.usage}` : offers.usage);
  const rest = given.length > 0 ? given : await place.implied(name);
  refuseUnread(name, offered, { given: Object.keys(values), rest });
  // The command is loaded while the store is opened: neither waits for the other.
  const loading = offered.load();
  loading.catch(() => undefined);
  const sandbox = name === 'promote' ? findSandbox() : undefined;
  const settings = await readSettings(root);
  const { dataDir, bucket, stateDir, keysDir, trustRoot } = settings;
  const json = values.json ?? false;
  const say = (sentence: string) => {
    // Standard output belongs to the answer with --json.
    if (json) console.error(sentence);
    else console.log(sentence);
  };
  const use = reads.has(name) ? 'read' : 'write';
  const address = bucket && isService(bucket.place) ? bucket.place : null;
  const onTop = address !== null && !ofStore.has(name);
  if (address !== null && name === 'service')
    throw new ReleaseError(
      `STORE (${address}) is a release service itself: name the folder or the bucket that it keeps`,
    );
  const { store, memory } = await openStore({ dataDir, bucket, use, onTop, stateDir, keysDir, trustRoot, say });
  if (!withoutStore.has(name)) await refuseNoStore(store);
  const by = process.env['RELEASE_BY'] ?? os.userInfo().username;
  const config = withoutStore.has(name) ? settings.config : await composedConfig(store, settings);
  const { to = null, again = false, 'clock-is-right': clockIsRight = false } = values;
  const asked = { to, again, clockIsRight };
  try {
    const command = await loading;
    await command({
      root,
      place,
      store,
      sandbox,
      inBrowser,
      config,
      by,
      service: onTop ? await serviceAt({ address, store, memory, keysDir, asked }) : null,
      arguments: rest,
      options: values,
      json,
      trust: { storage: store.storage, memory, keysDir, draftsDir: dataDir, ledger: ledgerFactsOf(store) },
      say,
      answer: (value, sentences) => console.log(json ? plainJson(value) : sentences.join('\n')),
    });
  } catch (error) {
    const about = rest[0]?.replace(/@.*$/, '') ?? null;
    if (!readOnly.has(name)) await recordAttempt(store.storage, { command: argv.join(' '), by, package: about }, error);
    throw error;
  }
}

/** The browser is loaded where a release is tried, and by no other command. */
async function verifyLazily(rendering: Promise<Tried | null>): Promise<void> {
  await (await import('../verify/verify-in-browser')).verifyInBrowser(rendering);
}

/** A service that keeps the store; of a command that writes it itself, nothing of that is loaded. */
async function serviceAt(options: ConstructorParameters<typeof ReleaseService>[0]): Promise<ReleaseService> {
  const { ReleaseService: Service } = await import('../remote/release-service');
  return new Service(options);
}

/** Refuses what the command would pass over: who gives `--dry-run` to one that has none does not mean to change anything. */
function refuseUnread(
  name: string,
  { options, words = 1 }: Offered,
  { given, rest }: { given: readonly string[]; rest: readonly string[] },
): void {
  const strange = given.find((option) => option !== 'json' && !options.includes(option));
  const known = [...options, 'json'].map((option) => `--${option}`).join(', ');
  if (strange !== undefined) throw new ReleaseError(`${name} has no option --${strange}; it has ${known}`);
  const most = words === 0 ? 'nothing' : 'one word';
  if (rest.length > words) throw new ReleaseError(`${name} takes ${most}, not “${rest.join(' ')}”`);
}

function parse(argv: readonly string[], shown: string) {
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
        auto: { type: 'string' },
        bake: { type: 'string' },
        'dry-run': { type: 'boolean' },
        'content-changes': { type: 'boolean' },
        'origin-changes': { type: 'boolean' },
        write: { type: 'boolean' },
        redirect: { type: 'string', multiple: true },
        gone: { type: 'boolean' },
        again: { type: 'boolean' },
        attempts: { type: 'boolean' },
        watch: { type: 'boolean' },
        reason: { type: 'string' },
        'clock-is-right': { type: 'boolean' },
        owner: { type: 'string' },
        'new-team': { type: 'boolean' },
        root: { type: 'string', multiple: true },
        threshold: { type: 'string' },
        since: { type: 'string' },
        out: { type: 'string' },
      },
    });
  } catch (error) {
    throw new ReleaseError(`${(error as Error).message}\n${shown}`, { cause: error });
  }
}
