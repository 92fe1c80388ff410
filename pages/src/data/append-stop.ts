import type { Revision, Signed } from '@shared/contract/release';
import { revisionSchema } from '@shared/contract/release/ledger-schemas';
import { signedSchema } from '@shared/contract/release/trust-schemas';
import { LedgerDamagedError, LedgerMovedError } from '@shared/store/ledger/errors';
import type { Ledger } from '@shared/store/ledger/ledger';
import { orderProblem, stopProblem } from '@shared/store/trust/revision-problem';
import { plainly } from '@shared/store/trust/signed-document';

/** ms by which the clock of whoever signed may be wrong: the ledger keeps the time that they name. */
const CLOCKS = 10 * 60_000;

const stopSchema = signedSchema(
  revisionSchema.refine(({ action }) => action.kind === 'stop', 'Only the end of a canary is taken here'),
);

interface StopAnswer {
  /** 400: it is no stop, or more than one; 403: the key may not; 409: it does not follow on the head; 503: nothing can be decided. */
  status: 200 | 400 | 403 | 409 | 503;
  answer: { revision: number } | { problem: string };
}

/**
 * Writes a revision that ends a canary, which was signed elsewhere. Whoever sends it is not asked who they are: its signature
 * decides, as for everyone who reads the ledger. What those would not believe is not written, since it would stand in the way
 * of every decision.
 */
export async function appendStop(ledger: Pick<Ledger, 'head' | 'append'>, given: unknown): Promise<StopAnswer> {
  const { error } = stopSchema.safeParse(given);
  if (error) return refused(400, error.issues[0]?.message ?? '');
  // Not what the schema gives: a signature covers fields that it does not know.
  const stop = plainly(given as Signed<Revision>);
  const { number, at } = stop.signed;
  try {
    const head = await ledger.head();
    const disorder = orderProblem(stop.signed, head);
    if (disorder) return refused(409, disorder);
    const more = stopProblem(stop.signed, head?.revision ?? null);
    if (more) return refused(400, more);
    if (Math.abs(Date.parse(at) - Date.now()) > CLOCKS)
      return refused(400, `It was signed at ${at}, which is not now: set the clock that is wrong`);
  } catch (problem) {
    if (problem instanceof LedgerDamagedError) return refused(503, problem.message);
    throw problem;
  }
  try {
    await ledger.append(stop);
    return { status: 200, answer: { revision: number } };
  } catch (problem) {
    if (problem instanceof LedgerMovedError) return refused(409, problem.message);
    if (problem instanceof LedgerDamagedError) return refused(403, problem.message);
    throw problem;
  }
}

function refused(status: Exclude<StopAnswer['status'], 200>, problem: string): StopAnswer {
  return { status, answer: { problem } };
}
