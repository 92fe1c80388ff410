import {
  addCommand,
  freshnessCommand,
  initTrust,
  prefixesCommand,
  removeCommand,
  revokeCommand,
  rotateCommand,
  thresholdCommand,
} from './change-trust';
import { describeTrust } from '@shared/store/trust/describe-trust';
import { TrustError } from '@shared/store/trust/errors';
import { makeKey } from '@shared/store/trust/keys';
import { type KeysContext, baseIfAny, keysAtHand } from './keys-context';
import { applyDraft, signDraft } from './trust-draft';

/** Each with the most words behind its name. */
const commands: ReadonlyMap<string, { run: (context: KeysContext) => Promise<void>; words: number }> = new Map([
  ['make', { run: make, words: 0 }],
  ['list', { run: list, words: 0 }],
  ['init', { run: initTrust, words: 0 }],
  ['add', { run: addCommand, words: 2 }],
  ['remove', { run: removeCommand, words: 2 }],
  ['threshold', { run: thresholdCommand, words: 2 }],
  ['rotate', { run: rotateCommand, words: 2 }],
  ['revoke', { run: revokeCommand, words: 1 }],
  ['prefixes', { run: prefixesCommand, words: Infinity }],
  ['freshness', { run: freshnessCommand, words: 1 }],
  ['sign', { run: signDraft, words: 1 }],
  ['apply', { run: applyDraft, words: 1 }],
]);

const usage = `npm run release -- keys <command>
  make [--owner <who@where>]                      a key of your own, in KEYS_DIR
  list                                            who may do what, and which keys are here
  init [--root <public key>]… [--threshold <n>]   the first trust file; --again after the loss of all root keys
  add <role or package>[,…] <public key> --owner <whose> [--new-team]   of another repository
  remove <role or package>[,…] <key>
  threshold <root or package> <n>                 so many of its keys have to sign
  rotate <old key> <new public key> --owner <whose>
  revoke <key> --reason <why> [--since <revision>]   nothing more that it signs counts
  prefixes <package> <prefix> …                   where it may have pages
  freshness <days>                                how old the last revision may be; 0: as old as it likes
  sign <draft>, apply <draft>                     where a change needs several root keys
  Roles are root, promote, rollback, withdraw, stop (of canaries alone) and data (pages composed with public data).`;

/** `release -- keys …`: makes keys, and changes who may do what (docs/threat-model.md). */
export async function keysCommand(context: KeysContext): Promise<void> {
  const [name = '', ...rest] = context.arguments;
  const command = commands.get(name);
  if (!command) throw new TrustError('TrustChangeError', name ? `There is no command keys ${name}.\n${usage}` : usage);
  const most = ['nothing', 'one word', 'two words'][command.words] ?? '';
  // "init" for whom a root key was named without --root would make one's own the only one.
  if (rest.length > command.words)
    throw new TrustError('TrustChangeError', `keys ${name} takes ${most}, not “${rest.join(' ')}”`);
  await command.run(context);
}

async function make({ keysDir, options, owner, answer }: KeysContext): Promise<void> {
  const key = await makeKey(keysDir, options.owner ?? owner);
  answer({ id: key.id, public: key.public, owner: key.owner, file: key.file }, [
    `${key.owner}=${key.public}`,
    `The key ${key.id} lies in ${key.file}; hand on the line above, never the file`,
  ]);
}

async function list(context: KeysContext): Promise<void> {
  const { keys, folder } = await keysAtHand(context);
  const base = await baseIfAny(context);
  const unknown = keys.filter(({ id }) => !base || !Object.hasOwn(base.log.newest.keys, id));
  context.answer(
    { trust: base?.log.newest ?? null, sha256: base?.last.sha256 ?? null, here: keys.map(({ id }) => id) },
    [
      ...(base
        ? [...describeTrust(base.log.newest, new Set(keys.map(({ id }) => id))), `SHA-256 ${base.last.sha256}`]
        : ['There is no trust file yet: "keys init" makes it']),
      ...unknown.map(({ id, owner, public: bytes }) => `  ${id.slice(0, 12)}  ${owner}=${bytes}  (here, in no role)`),
      ...(keys.length === 0 ? [`There is no key in ${folder}`] : []),
    ],
  );
}
