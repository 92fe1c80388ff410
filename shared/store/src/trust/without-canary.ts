import type { Canary, Revision } from '@shared/contract/release';
import { canariesOf } from '@shared/contract/release/canaries';

/** What a revision says once a canary has ended whose releases are rejected: whoever is in others stays in those. */
export function withoutCanary(before: Revision, { id, releases }: Pick<Canary, 'id' | 'releases'>) {
  const { canaries, mixes } = canariesOf(before);
  const names = Object.entries(releases).map(([name, version]) => `${name}@${version}`);
  return {
    canaries: canaries.filter((one) => one.id !== id),
    mixes: mixes.filter(({ of }) => !of.includes(id)),
    rejected: [...new Set([...before.rejected, ...names])].sort(),
  };
}
