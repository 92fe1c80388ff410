import type { Revocation, Trust } from '@shared/contract/release';
import { TrustError } from '@shared/store/trust/errors';
import { type Base, type KeysContext, argument, baseIfAny, baseOf, keysAtHand, wholeNumber } from './keys-context';
import { liveProblems, releasesSignedBy } from '@shared/store/trust/live-releases';
import { type NamedKey, keyIdOf, parsePublicKey } from '@shared/store/trust/public-key';
import {
  addKey,
  findKey,
  firstTrust,
  following,
  plainRoles,
  refuseLockout,
  removeKey,
  revokeKey,
  rotateKey,
  setPrefixes,
  setThreshold,
} from '@shared/store/trust/trust-changes';
import { signAndAppend } from './trust-draft';
import { trustKey } from '@shared/store/trust/trust-log';
import { ownOf } from '@shared/store/trust/verify';

/** Days after which a head that nobody confirmed is an alarm, unless `keys freshness` says otherwise. */
const FRESHNESS = 30;

/** `keys init`: the first document; with `--again` the one after a loss of all root keys. */
export async function initTrust(context: KeysContext): Promise<void> {
  const { options } = context;
  const base = await baseIfAny(context);
  if (base && !options.again)
    throw new TrustError(
      'TrustChangeError',
      `The store has ${trustKey(base.log.newest.number)} already: change it with "keys add"; --again is for the loss of all root keys`,
    );
  const mine = (await keysAtHand(context)).keys.map(({ public: bytes, owner }) => named({ public: bytes, owner }));
  const roots =
    options.root?.map((given) => parsePublicKey(given, /.=./.test(given) ? undefined : 'a root key')) ?? mine;
  if (roots.length === 0 || (mine.length === 0 && !base))
    throw new TrustError('KeyError', `There is no key in ${context.keysDir} (KEYS_DIR): "keys make" makes one`);
  const threshold = wholeNumber(options.threshold ?? '1', '--threshold');
  const moment = { at: new Date(), ledger: await context.ledger.head() };
  const trust = base
    ? following(base.last, withRoots(base.log.newest, roots, threshold), base.moment)
    : firstTrust({ roots, threshold, others: mine, packages: await context.packages(), freshness: FRESHNESS }, moment);
  refuseLockout(trust);
  await signAndAppend(context, trust, base);
}

export async function addCommand(context: KeysContext): Promise<void> {
  const usage = 'keys add <role or package>[,…] <public key> --owner <whose>';
  const [, roles, given] = context.arguments;
  const key = parsePublicKey(argument(given, usage), context.options.owner);
  await change(context, async ({ log }) => {
    const names = await knownRoles(context, log.newest, argument(roles, usage));
    return names.reduce((trust, role) => addKey(trust, role, key), log.newest);
  });
}

export async function removeCommand(context: KeysContext): Promise<void> {
  const usage = 'keys remove <role or package>[,…] <key>';
  const [, roles, given] = context.arguments;
  await change(context, async ({ log }) => {
    const id = findKey(log.newest, argument(given, usage));
    const names = await knownRoles(context, log.newest, argument(roles, usage));
    return names.reduce((trust, role) => removeKey(trust, role, id), log.newest);
  });
}

export async function thresholdCommand(context: KeysContext): Promise<void> {
  const usage = 'keys threshold <root or package> <number>';
  const [, role, given] = context.arguments;
  await change(context, async ({ log }) => {
    const [name = ''] = await knownRoles(context, log.newest, argument(role, usage));
    return setThreshold(log.newest, name, wholeNumber(argument(given, usage), 'A threshold'));
  });
}

export async function prefixesCommand(context: KeysContext): Promise<void> {
  const [, name, ...prefixes] = context.arguments;
  await change(context, ({ log }) =>
    setPrefixes(log.newest, argument(name, 'keys prefixes <package> <prefix> …'), prefixes),
  );
}

export async function freshnessCommand(context: KeysContext): Promise<void> {
  const given = argument(context.arguments[1], 'keys freshness <days>');
  await change(context, ({ log }) => ({ ...log.newest, freshness: wholeNumber(given, 'The freshness') }));
}

export async function revokeCommand(context: KeysContext): Promise<void> {
  const given = argument(context.arguments[1], 'keys revoke <key> --reason <why> [--since <revision>]');
  const reason = argument(context.options.reason, 'keys revoke <key> --reason <why>');
  await change(
    context,
    async (base) => {
      const id = findKey(base.log.newest, given);
      return revokeKey(base.log.newest, id, await revocation(context, base, { id, reason }));
    },
    true,
  );
}

export async function rotateCommand(context: KeysContext): Promise<void> {
  const usage = 'keys rotate <old key> <new public key> --owner <whose>';
  const [, old, given] = context.arguments;
  const { owner, reason = 'rotated' } = context.options;
  await change(
    context,
    async (base) => {
      const id = findKey(base.log.newest, argument(old, usage));
      const by = parsePublicKey(argument(given, usage), owner);
      return rotateKey(base.log.newest, id, by, await revocation(context, base, { id, reason }));
    },
    true,
  );
}

/** Makes the next document. Live releases that would lose their signatures are refused, or said where that is what is wanted. */
async function change(
  context: KeysContext,
  make: (base: Base) => Trust | Promise<Trust>,
  mayUnsign = false,
): Promise<void> {
  const base = await baseOf(context);
  const trust = following(base.last, await make(base), base.moment);
  refuseLockout(trust);
  const problems = await liveProblems(context, base.head, { before: base.log.newest, after: trust });
  if (problems[0] !== undefined && !mayUnsign)
    throw new TrustError('TrustChangeError', `What is live would not be believed any more: ${problems[0]}`);
  const answer: KeysContext['answer'] = (value, sentences) =>
    context.answer({ ...Object(value), unsigned: problems }, [
      ...sentences,
      ...problems.map((problem) => `live, and not believed any more: ${problem}; or roll it back`),
    ]);
  await signAndAppend({ ...context, answer }, trust, base);
}

async function revocation(
  context: KeysContext,
  { log, head, moment }: Base,
  { id, reason }: { id: string; reason: string },
): Promise<Revocation> {
  const { since } = context.options;
  const last = head?.number ?? 0;
  const revision = since === undefined ? last : wholeNumber(since, '--since') - 1;
  if (revision < 0 || revision > last)
    throw new TrustError('TrustChangeError', `--since names a revision from 1 to ${last + 1}, not ${since ?? ''}`);
  const releases = await releasesSignedBy(context, { id, revision, trust: log.newest });
  return { at: moment.at.toISOString(), reason, revision, releases };
}

function withRoots(trust: Trust, roots: readonly NamedKey[], threshold: number): Trust {
  const keys = { ...trust.keys, ...Object.fromEntries(roots.map(({ id, key }) => [id, key])) };
  return { ...trust, keys, roles: { ...trust.roles, root: { keys: roots.map(({ id }) => id), threshold } } };
}

function named(key: NamedKey['key']): NamedKey {
  return { id: keyIdOf(key.public), key };
}

async function knownRoles(context: KeysContext, trust: Trust, given: string): Promise<string[]> {
  const packages = new Set([...(await context.packages()), ...Object.keys(trust.roles.packages)]);
  const names = given.split(',');
  const known = ['root', ...plainRoles, ...packages];
  // A package of another repository is known by nothing but its team.
  const isNew = (name: string) => context.options['new-team'] === true && /^remote-[a-z][a-z0-9-]*$/.test(name);
  const wrong = names.find((name) => !known.includes(name) && !ownOf(trust.roles.packages, name) && !isNew(name));
  if (wrong !== undefined)
    throw new TrustError(
      'TrustChangeError',
      `There is no role or package ${wrong}; there are ${known.join(', ')}, and with --new-team a remote of another repository`,
    );
  return names;
}
