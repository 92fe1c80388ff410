import type { Canaries, CompositionReference, Revision } from './ledger-schemas';

/** The canaries of a revision, in whichever form it was written. */
export function canariesOf(revision: Pick<Revision, 'canary' | keyof Canaries> | null | undefined): Canaries {
  const { canary: former, canaries = [], mixes = [] } = revision ?? { canary: null };
  if (!former) return { canaries, mixes };
  const { composition: served, ...own } = former;
  return { canaries: [{ ...own, ramp: null }], mixes: [{ of: [own.id], composition: served }] };
}

/** Every composition that a revision serves, stable's first. */
export function compositionsOf(revision: Revision | null | undefined): CompositionReference[] {
  const mixes = canariesOf(revision).mixes.map(({ composition: served }) => served);
  return revision?.stable ? [revision.stable, ...mixes] : mixes;
}
