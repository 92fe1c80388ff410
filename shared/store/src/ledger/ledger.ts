import type { Revision, Signed } from '@shared/contract/release';
import { revisionSchema } from '@shared/contract/release/ledger-schemas';
import type { Storage } from '@shared/storage';
import type { Authority } from '../trust/authority';
import { TrustError } from '../trust/errors';
import { orderProblem, stopProblem } from '../trust/revision-problem';
import { decodeSigned, encodeSigned } from '../trust/signed-document';
import { DecisionRefusedError, LedgerDamagedError, LedgerMovedError } from './errors';
import { sha256Of } from '../sha256';

/** A revision that was checked, with the SHA-256 of its bytes, hexadecimal. */
export interface KnownRevision {
  revision: Revision;
  sha256: string;
}

/** Judges what is believed (shared/store/src/trust). */
export type LedgerJudge = Pick<Authority, 'revisionProblem' | 'headProblems'>;

export interface FoundHead {
  /** The newest revision that is believed; null in an empty ledger. */
  head: KnownRevision | null;
  /** Problems of the ledger, each with what to do. */
  problems: string[];
  /** Whether something newer than the head is there that is not believed. */
  blocked: boolean;
}

/** The numbered, append-only list of decisions about what is served. Nothing else decides it. */
export class Ledger {
  private known: KnownRevision | null = null;
  /** Result of a look at the whole list; it is taken once. */
  private gaps: string[] | undefined;
  private lost: string | undefined;

  constructor(
    private readonly storage: Storage,
    private readonly judge: LedgerJudge,
  ) {}

  /** The newest revision; throws where it is not to be believed. For who decides on top of it. */
  async head(): Promise<KnownRevision | null> {
    const { head, problems, blocked } = await this.find();
    if (blocked) throw new LedgerDamagedError(problems.join('\n'));
    return head;
  }

  /** The newest revision that is believed, and what is wrong; for who serves, and must serve something. */
  async find(): Promise<FoundHead> {
    const problems: string[] = [];
    this.gaps ??= await this.lookAtAll(problems);
    for (;;) {
      const next = await this.goOn();
      const { known } = this;
      if (next !== null) return { head: known, problems: [...this.lasting(), ...problems, next], blocked: true };
      const mark = known && { number: known.revision.number, sha256: known.sha256 };
      const wrong = known || this.lasting().length > 0 ? await this.judge.headProblems(mark) : [];
      // Somebody wrote the next one meanwhile, and it was seen: what was asked about is not the head any more.
      if (wrong.length > 0 && (this.known !== known || (await this.storage.get(keyOf(following(known)))))) continue;
      problems.push(...wrong);
      return { head: known, problems: [...this.lasting(), ...problems], blocked: problems.length > 0 };
    }
  }

  /** Goes on from a revision that was believed before, where the store shows none as new: what was seen cannot be unseen. */
  async recall(body: Buffer): Promise<boolean> {
    const signed = parse(body);
    await this.find();
    if (!signed || signed.signed.number <= (this.known?.revision.number ?? 0)) return false;
    if ((await this.judge.revisionProblem(signed)) !== null) return false;
    this.known = { revision: signed.signed, sha256: sha256Of(body) };
    this.lost = `The store ends before revision ${signed.signed.number}, which was served here: restore ledger/ from a backup`;
    return true;
  }

  /**
   * The head that a revision follows on; throws `LedgerMovedError` where that is another, and `DecisionRefusedError` where nobody
   * would believe it: written, it would stand in the way of every decision.
   */
  async headFor(signed: Signed<Revision>): Promise<KnownRevision | null> {
    const problem = await this.judge.revisionProblem(signed);
    if (problem) throw new DecisionRefusedError(`This may not be decided with this key: ${problem}`);
    const head = await this.head();
    const disorder = orderProblem(signed.signed, head);
    if (disorder) throw moved(disorder);
    const more = stopProblem(signed.signed, head?.revision ?? null);
    if (more) throw new DecisionRefusedError(more);
    return head;
  }

  /** Writes the next revision; throws as `headFor` does. */
  async append(signed: Signed<Revision>): Promise<KnownRevision> {
    const { number } = signed.signed;
    const body = encodeSigned(signed);
    await this.headFor(signed);
    if (!(await this.storage.putIfAbsent(keyOf(number), body))) throw moved(`revision ${number}`);
    const made = { revision: signed.signed, sha256: sha256Of(body) };
    if (number >= following(this.known)) this.known = made;
    return made;
  }

  /** The bytes of a revision, for who keeps a copy. */
  async bytesOf(number: number): Promise<Buffer | null> {
    return (await this.storage.get(keyOf(number)))?.body ?? null;
  }

  /** Reads a revision, as the hashes of the ones after it vouch for it; null where it is gone. */
  async read(number: number): Promise<Revision | null> {
    const body = await this.bytesOf(number);
    const parsed = body && parse(body);
    return parsed?.signed.number === number ? parsed.signed : null;
  }

  /** A revision and those before it, by `before`. */
  async *from(known: KnownRevision): AsyncIterable<Revision> {
    yield known.revision;
    yield* this.before(known);
  }

  /** Back from a revision by the numbers, newest first; ends where one is missing or does not belong to the one after it. */
  async *before(known: KnownRevision): AsyncIterable<Revision> {
    let { previous } = known.revision;
    for (let number = known.revision.number - 1; number > 0; number -= 1) {
      const body = await this.bytesOf(number);
      const parsed = body && parse(body);
      if (!parsed || sha256Of(body) !== previous) return;
      yield parsed.signed;
      ({ previous } = parsed.signed);
    }
  }

  /** Takes in what was written since; why what comes next is not believed, null where nothing does. */
  private async goOn(): Promise<string | null> {
    for (;;) {
      const { known } = this;
      const found = await this.storage.get(keyOf(following(known)));
      const next = found && (await this.believe(following(known), found.body, known));
      // A reader or writer in this process got further meanwhile.
      if (this.known !== known) continue;
      if (next === null || typeof next === 'string') return next;
      this.known = next;
    }
  }

  /** Problems that stay, however far the ledger goes on. */
  private lasting(): string[] {
    return [...(this.gaps ?? []), ...(this.lost === undefined ? [] : [this.lost])];
  }

  /** The newest number that is believed, without going through all before it: their hashes vouch for them. */
  private async lookAtAll(problems: string[]): Promise<string[]> {
    const numbers: number[] = [];
    const strange: string[] = [];
    for await (const { key } of this.storage.list('ledger/')) {
      const number = numberOf(key);
      if (number === null) strange.push(key);
      else numbers.push(number);
    }
    numbers.sort((a, b) => a - b);
    for (let at = numbers.length - 1; at >= 0 && !this.known; at -= 1) {
      const number = numbers[at] ?? 0;
      const body = await this.bytesOf(number);
      const next = body ? await this.believe(number, body, null) : `${keyOf(number)} cannot be read`;
      if (typeof next === 'string') problems.push(next);
      else this.known = next;
    }
    return [
      ...(await this.missing(numbers)),
      ...strange.map((key) => `${key} is no revision: move it out of the ledger`),
    ];
  }

  private async missing(numbers: readonly number[]): Promise<string[]> {
    const there = new Set(numbers);
    const lost: string[] = [];
    for (let number = 1; number < (numbers.at(-1) ?? 0); number += 1)
      // A revision written while the list was made may not be on it.
      if (!there.has(number) && !(await this.bytesOf(number)))
        lost.push(`${keyOf(number)} is missing: restore it from a backup, or no rollback gets past it`);
    return lost;
  }

  private async believe(number: number, body: Buffer, before: KnownRevision | null): Promise<KnownRevision | string> {
    const what = keyOf(number);
    const signed = parse(body);
    if (!signed) return `${what} is no revision that this release tool reads: restore it from a backup`;
    if (signed.signed.number !== number) return `${what} says that it is revision ${signed.signed.number}: restore it`;
    const previous = before ?? (await this.linkOf(number - 1));
    // A missing revision is told elsewhere.
    const disorder = previous || number === 1 ? orderProblem(signed.signed, previous) : null;
    if (disorder)
      return `${what}: ${disorder}: two histories were mixed, or one was edited; restore the ledger from a backup`;
    const problem = (await this.judge.revisionProblem(signed)) ?? (await this.stopProblem(signed.signed, before));
    if (problem) return `${what} is not believed: ${problem}; move it away to go on from revision ${number - 1}`;
    return { revision: signed.signed, sha256: sha256Of(body) };
  }

  /** A key that may only stop says nothing of the revision before: that one has to be believed by itself. */
  private async stopProblem(revision: Revision, before: KnownRevision | null): Promise<string | null> {
    const number = revision.number - 1;
    if (before || revision.action.kind !== 'stop') return stopProblem(revision, before?.revision ?? null);
    const body = await this.bytesOf(number);
    const previous = body && (await this.believe(number, body, null));
    return typeof previous === 'string' ? previous : stopProblem(revision, previous?.revision ?? null);
  }

  /** The revision that another has to follow; null where there is none, or none that can be read. */
  private async linkOf(number: number): Promise<KnownRevision | null> {
    const body = number > 0 ? await this.bytesOf(number) : null;
    const parsed = body && parse(body);
    return parsed && { revision: parsed.signed, sha256: sha256Of(body) };
  }
}

function moved(why: string): LedgerMovedError {
  return new LedgerMovedError(`Somebody else decided what is served meanwhile (${why}): try again`);
}

function following(known: KnownRevision | null): number {
  return (known?.revision.number ?? 0) + 1;
}

function keyOf(number: number): string {
  return `ledger/${String(number).padStart(10, '0')}.json`;
}

function numberOf(key: string): number | null {
  const [, digits] = /^ledger\/(\d{10})\.json$/.exec(key) ?? [];
  return digits === undefined ? null : Number(digits);
}

function parse(body: Buffer): Signed<Revision> | null {
  try {
    return decodeSigned(body, revisionSchema, 'a revision');
  } catch (error) {
    if (error instanceof TrustError) return null;
    throw error;
  }
}
