import type { Revision, Signed } from '@shared/contract/release';
import { recordAttempt } from '@shared/store/ledger/attempts';
import { describeAction } from '@shared/store/ledger/following';
import type { KnownRevision } from '@shared/store/ledger/ledger';
import { orderProblem } from '@shared/store/trust/revision-problem';
import { ReleaseError } from '@shared/store/release-error';
import { sha256Of } from '@shared/store/sha256';
import type { Store } from '@shared/store/store/store';
import { canonicalJson } from '@shared/store/trust/canonical-json';
import { canaryOf } from '@shared/store/trust/decided-on';
import { encodeSigned, plainly } from '@shared/store/trust/signed-document';
import { recompress } from '../../../pages/src/compose/recompress';
import type { Sandbox } from '../../../pages/src/compose/sandbox';
import type { Decider } from '../promote/decide';
import { confirm } from '../promote/confirm';
import { promote } from '../promote/promote';
import { retire } from '../promote/retire';
import { rollback } from '../promote/rollback';
import { stop } from '../promote/stop';
import { withdraw } from '../promote/withdraw';
import { type Decision, MOVED } from '../remote/wire';
import { refuseOtherTime } from './signed-requests';
import { InTurn } from './in-turn';
import { StatusError } from './uploads';

/** Decisions that wait for their turn, of all who decide. */
const MOST = 32;

interface DecisionsOptions {
  store: Store;
  sandbox: Promise<Sandbox>;
  now: () => number;
  /** Hears of what went wrong after a decision counted. */
  onLate: (error: unknown) => void;
}

/**
 * Decisions as they come in, one after the other. The service has no key that decides: it makes each decision by itself, as the
 * release tool does against a folder, and writes the revision that came if its own is the same.
 */
export class Decisions {
  /** Those under way, by the SHA-256 of what was signed: sent again, one is waited for. */
  private readonly open = new Map<string, Promise<number>>();
  private readonly turns = new InTurn();
  private late: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: DecisionsOptions) {}

  /** Makes a decision; gives the number of its revision. The same one again has the same answer. */
  async make(decision: Decision): Promise<number> {
    const signed = plainly(decision.revision);
    const id = sha256Of(encodeSigned(signed));
    const { authority } = this.options.store;
    const problem = this.open.has(id) ? null : await authority.revisionProblem(signed);
    if (problem !== null) throw new ReleaseError(`This may not be decided with this key: ${problem}`);
    const known = this.open.get(id);
    if (known) return known;
    if (this.open.size >= MOST) throw new ReleaseError('Too many decisions wait for their turn: try again in a minute');
    const made = this.turns.run(() => this.makeNow(signed, decision)).finally(() => this.open.delete(id));
    this.open.set(id, made);
    return made;
  }

  async close(): Promise<void> {
    await this.turns.settled();
    await this.late;
  }

  private async makeNow(signed: Signed<Revision>, decision: Decision): Promise<number> {
    const { store, now } = this.options;
    const { number, at } = signed.signed;
    if ((await store.ledger.bytesOf(number))?.equals(encodeSigned(signed))) return number;
    const head = await store.ledger.head();
    const disorder = orderProblem(signed.signed, head);
    if (disorder) throw movedOn(disorder);
    // Where the clock of whoever decided last was ahead, who goes on from there takes its time.
    if (at !== head?.revision.at) refuseOtherTime(at, now());
    await this.decide(signed, decision, head?.revision ?? null);
    return number;
  }

  private async decide(signed: Signed<Revision>, decision: Decision, before: Revision | null): Promise<void> {
    const { store } = this.options;
    const wanted = signed.signed;
    const written: KnownRevision[] = [];
    const commit = async (made: Revision) => {
      refuseOther(made, wanted);
      const known = await store.ledger.append(signed);
      written.push(known);
      return known;
    };
    const { by, reason, tool } = wanted;
    const { clockIsRight } = decision;
    const decider = { store, by, reason: reason ?? undefined, tool: tool ?? undefined, clockIsRight, commit };
    try {
      await this.again({ wanted, decision, before }, decider);
      if (written.length === 0)
        throw new ReleaseError(`Nothing is to be decided: ${describeAction(wanted)} changes nothing here`);
    } catch (error) {
      const tried = { command: describeAction(wanted), by, package: null };
      if (!(error instanceof StatusError)) await recordAttempt(store.storage, tried, error);
      throw error;
    }
  }

  /** Makes the decision that somebody made elsewhere, by what its revision says. */
  private async again(
    { wanted, decision, before }: { wanted: Revision; decision: Decision; before: Revision | null },
    decider: Decider,
  ): Promise<void> {
    const { store, sandbox, onLate } = this.options;
    const { action } = wanted;
    switch (action.kind) {
      case 'promote':
      case 'canary': {
        const config = wanted.config === before?.config ? undefined : decision.config;
        const canary = action.kind === 'canary' ? action.percent : undefined;
        // The draw of a canary, and how it goes on, are its maker's.
        const own = canaryOf(wanted, action.releases);
        const { again } = decision;
        const { revision } = await promote({
          ...decider,
          releases: action.releases,
          canary,
          draw: own?.id,
          ramp: own?.ramp ?? undefined,
          again,
          config,
          sandbox,
        });
        // It is live by now: that its pages stay a little larger is no failure of the decision.
        this.late = recompress(store, revision).catch(onLate);
        return;
      }
      case 'rollback':
        await rollback({ ...decider, name: action.package ?? undefined, to: decision.to ?? undefined });
        return;
      case 'withdraw': {
        const at = action.release.lastIndexOf('@');
        await withdraw({ ...decider, name: action.release.slice(0, at), version: action.release.slice(at + 1) });
        return;
      }
      case 'retire': {
        const { package: name, redirects, gone } = action;
        await retire({ ...decider, name, redirects, gone });
        return;
      }
      case 'stop':
        await stop({ ...decider, canary: action.canary });
        return;
      case 'confirm':
        await confirm(decider);
    }
  }
}

/** Refuses what was signed where the same decision comes to something else here. The time is its maker's. */
function refuseOther(made: Revision, wanted: Revision): void {
  const own: Revision = { ...made, at: wanted.at };
  if (own.previous !== wanted.previous) throw movedOn(`revision ${own.number - 1}`);
  const keys = [...new Set([...Object.keys(own), ...Object.keys(wanted)])] as (keyof Revision)[];
  const differs = keys.filter((key) => canonicalJson(own[key] ?? null) !== canonicalJson(wanted[key] ?? null));
  if (differs.length === 0) return;
  const [first = 'number'] = differs;
  throw new ReleaseError(
    `The service comes to another decision than was signed (${differs.join(', ')}: ${canonicalJson(own[first])} here, ${canonicalJson(wanted[first])} there): use the release tool of the version that the service has`,
  );
}

/** Whoever asked makes the decision again, on top of the one that came in between. */
function movedOn(why: string): StatusError {
  return new StatusError(MOVED, `Somebody else decided what is served meanwhile (${why}): try again`);
}
