import type { Revision, RevisionAction, Signed } from '@shared/contract/release';
import { canariesOf } from '@shared/contract/release/canaries';
import { revisionSchema } from '@shared/contract/release/ledger-schemas';
import { signedSchema } from '@shared/contract/release/trust-schemas';
import { DecisionRefusedError, LedgerDamagedError, LedgerMovedError } from '@shared/store/ledger/errors';
import { releaseNames } from '@shared/store/ledger/following';
import type { KnownRevision } from '@shared/store/ledger/ledger';
import { ReleaseError } from '@shared/store/release-error';
import { versionsIn } from '@shared/store/store/releases';
import type { Store } from '@shared/store/store/store';
import { verifyRelease } from '@shared/store/store/verify-release';
import { canaryOf } from '@shared/store/trust/decided-on';
import { decidedProblem } from '@shared/store/trust/revision-problem';
import { plainly } from '@shared/store/trust/signed-document';
import { composerOn } from '../compose/composer-on';
import { KnownParts } from '../compose/known-parts';
import { unfitContent, unfitSentences } from './content-fit';
import { DataError } from './errors';
import type { Answers } from './public-data';

/** ms by which the clock of whoever signed may be wrong: the ledger keeps the time that they name. */
const CLOCKS = 10 * 60_000;

const kinds: ReadonlySet<RevisionAction['kind']> = new Set(['stop', 'canary', 'promote']);
const decisionSchema = signedSchema(
  revisionSchema
    .refine(({ action }) => kinds.has(action.kind), 'Only what becomes of a canary is decided here')
    .refine(
      ({ at }) => Math.abs(Date.parse(at) - Date.now()) <= CLOCKS,
      'It was signed at a time which is not now: set the clock that is wrong',
    ),
);

interface DecisionAnswer {
  /** 400: it is no such decision, or does more; 403: the key may not; 409: it does not follow on the head; 503: nothing can be decided. */
  status: 200 | 400 | 403 | 409 | 503;
  answer: { revision: number } | { problem: string };
}

export interface DecisionSources {
  store: Store;
  /** What editors published. */
  data: Answers;
}

/**
 * Writes a revision about a canary that was signed elsewhere. Whoever sends it is not asked who they are: its signature decides, as
 * for everyone who reads the ledger. Nothing is composed: it has to be what the release tool would decide by what is there.
 */
export async function appendDecision(sources: DecisionSources, given: unknown): Promise<DecisionAnswer> {
  const { error } = decisionSchema.safeParse(given);
  if (error) return { status: 400, answer: { problem: error.issues[0]?.message ?? '' } };
  // Not what the schema gives: a signature covers fields that it does not know.
  const decision = plainly(given as Signed<Revision>);
  const { ledger } = sources.store;
  try {
    const head = await ledger.headFor(decision);
    const more = decidedProblem(decision.signed, head?.revision ?? null);
    if (more) throw new ReleaseError(more);
    if (head) await refuseUnfit(sources, head, decision.signed);
    const { revision } = await ledger.append(decision);
    return { status: 200, answer: { revision: revision.number } };
  } catch (problem) {
    const [, status] = statuses.find(([kind]) => problem instanceof kind) ?? [];
    if (status === undefined) throw problem;
    return { status, answer: { problem: (problem as Error).message } };
  }
}

/** The first that an error is of. */
const statuses = [
  [LedgerMovedError, 409],
  [DecisionRefusedError, 403],
  [LedgerDamagedError, 503],
  [DataError, 503],
  [ReleaseError, 400],
] as const;

/** Refuses what the release tool would not let out to more visitors, or would compose in another way by now. */
async function refuseUnfit({ store, data }: DecisionSources, head: KnownRevision, { action }: Revision): Promise<void> {
  if (action.kind !== 'canary' && action.kind !== 'promote') return;
  const canary = canaryOf(head.revision, action.releases);
  if (!canary) return;
  const { id, releases, percent } = canary;
  const { withdrawn, rejected } = head.revision;
  const refused = releaseNames(releases).find((name) => [...withdrawn, ...rejected].includes(name));
  if (refused !== undefined) throw new ReleaseError(`${refused} was withdrawn or rolled back from`);
  if (action.kind === 'canary' && action.percent <= percent)
    throw new ReleaseError(`The canary has ${percent}% of the visitors: it is only raised here`);
  for (const [name, version] of Object.entries(releases)) {
    const release = await store.readRelease(name, version);
    await verifyRelease(store, release);
    const unfit = await unfitContent(store, release, async (address) => (await data.ask(address)).data);
    if (!unfit) throw new DataError('AwayError', 'The backend does not tell what editors published');
    if (unfit.length > 0)
      throw new ReleaseError(`Editors would see their words gone: ${unfitSentences(unfit).join('; ')}`);
  }
  const sandbox = Promise.reject(new ReleaseError('This needs to be composed: use the command'));
  sandbox.catch(() => undefined);
  const composer = await composerOn(head, { store, sandbox }, new KnownParts(store));
  const { reference } = await composer.compose({ ...(await versionsIn(store, head.revision.stable)), ...releases });
  const served = canariesOf(head.revision).mixes.find(({ of }) => of.join() === id)?.composition;
  if (served?.sha256 !== reference.sha256)
    throw new ReleaseError('What visitors of the canary get would be composed in another way by now: use the command');
}
