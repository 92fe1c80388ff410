import type { Trust } from '@shared/contract/release';
import { keysFor } from './revision-problem';
import { ownOf } from './verify';

/** A trust document in lines for people; `mine` are the ids of the keys at hand. */
export function describeTrust(trust: Trust, mine: ReadonlySet<string>): string[] {
  return [
    `trust ${trust.number} of ${trust.at}`,
    ...rights(trust).map(([name, line]) => `  ${name}: ${line}`),
    'keys:',
  ].concat(
    Object.entries(trust.keys).map(([id, { owner, public: bytes }]) => {
      const revoked = ownOf(trust.revoked, id);
      const state = revoked ? `  revoked from revision ${revoked.revision + 1} on: ${revoked.reason}` : '';
      return `  ${id.slice(0, 12)}  ${owner}=${bytes}${mine.has(id) ? '  (here)' : ''}${state}`;
    }),
  );
}

/** Differences between two documents, in lines for who signs the later one. */
export function describeChange(before: Trust, after: Trust): string[] {
  const was = new Map(rights(before));
  const now = new Map(rights(after));
  const names = [...new Set([...was.keys(), ...now.keys()])];
  const changed = names
    .filter((name) => was.get(name) !== now.get(name))
    .map((name) => `${name}: ${was.get(name) ?? 'none'} → ${now.get(name) ?? 'none'}`);
  const revoked = Object.entries(after.revoked)
    .filter(([id]) => !ownOf(before.revoked, id))
    .map(
      ([id, { reason, revision, releases }]) =>
        `revoked: ${called(after, id)} (${reason}); it counts up to revision ${revision}, and for ${releases.length} releases that were live`,
    );
  return [...changed, ...revoked];
}

/** Each right by what people call it, and who has it. */
function rights(trust: Trust): [string, string][] {
  const { root, promote, rollback, withdraw, data = [], packages } = trust.roles;
  const who = (ids: readonly string[]) => ids.map((id) => called(trust, id)).join(', ') || 'nobody';
  return [
    ['root', `${root.threshold} of ${who(root.keys)}`],
    ['promote', who(promote)],
    ['rollback', who(rollback)],
    ['withdraw', who(withdraw)],
    ['stop', who([...new Set(keysFor(trust, 'stop'))])],
    ['data', who(data)],
    ...Object.entries(packages).map(([name, { keys, threshold, prefixes }]): [string, string] => [
      name,
      `${threshold} of ${who(keys)}, below ${prefixes.join(' ')}`,
    ]),
    ['freshness', trust.freshness === 0 ? 'never asked for' : `${trust.freshness} days`],
  ];
}

function called(trust: Trust, id: string): string {
  return `${ownOf(trust.keys, id)?.owner ?? 'unknown'} (${id.slice(0, 12)})`;
}
