import { type ContentMistake, contentMistakes } from '@shared/contract/content';
import { type DeskContent, deskContentDetail, deskContentDraft } from '@shared/contract/endpoints';
import { deskCall, fieldsOf, reasonOf } from '../../data/data-provider';
import { isSame } from './form-value';

/** Milliseconds after the last key until a draft is kept, and until it is tried again. */
const PAUSE = 1000;
const AGAIN = 5000;

export interface DraftView {
  /** The entry as the server last said it. */
  entry: DeskContent;
  /** What is in the form. */
  value: unknown;
  /** `unfit` and `refused` wait for a change by hand, `failed` tries again by itself. */
  state: 'kept' | 'waiting' | 'saving' | 'unfit' | 'refused' | 'failed' | 'conflict';
  problem: string;
  mistakes: readonly ContentMistake[];
  /** What a colleague kept meanwhile. */
  theirs: DeskContent | null;
  /** The form begins anew with another number. */
  round: number;
}

/** Keeps what is typed as the entry's draft, one save after the other; what somebody else kept is never written over unseen. */
export class Draft {
  #view: DraftView;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | null = null;
  readonly #listeners = new Set<() => void>();

  constructor(entry: DeskContent) {
    this.#view = { entry, value: entry.value, state: 'kept', problem: '', mistakes: [], theirs: null, round: 0 };
  }

  /** The same view until something changes. */
  readonly view = (): DraftView => this.#view;

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get isKept(): boolean {
    return isSame(this.#view.entry.schema, this.#view.value, this.#view.entry.value);
  }

  /** Takes in what is in the form now. */
  change(value: unknown): void {
    if (!isSame(this.#view.entry.schema, value, this.#view.value)) this.#take({ value });
  }

  /** Keeps it at once. @returns whether all of it is kept */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (this.#saving) await this.#saving;
    const { mistakes, theirs } = this.#view;
    if (!this.isKept && mistakes.length === 0 && !theirs) {
      this.#saving = this.#save().finally(() => {
        this.#saving = null;
      });
      await this.#saving;
    } else if (this.isKept && !theirs) this.#set({ state: 'kept', problem: '' });
    return this.isKept;
  }

  /** Begins anew with what the server has, or with a value that is to be kept on top of it. */
  begin(entry: DeskContent, value: unknown = entry.value): void {
    this.#take({ entry, value, theirs: null, round: this.#view.round + 1 });
  }

  async reload(): Promise<void> {
    const { package: name, key } = this.#view.entry;
    this.begin(await deskCall(deskContentDetail, { package: name, key }));
  }

  #take(change: Partial<DraftView>): void {
    const { entry, value, theirs } = { ...this.#view, ...change };
    const mistakes = contentMistakes(entry.schema, value);
    const state = theirs ? 'conflict' : mistakes.length > 0 ? 'unfit' : 'waiting';
    const isKept = !theirs && isSame(entry.schema, value, entry.value);
    this.#set({ ...change, mistakes, state: isKept ? 'kept' : state, problem: '' });
    this.#wait(PAUSE);
  }

  async #save(): Promise<void> {
    const { entry, value } = this.#view;
    const named = { package: entry.package, key: entry.key };
    this.#set({ state: 'saving' });
    try {
      this.#kept(await deskCall(deskContentDraft, { ...named, value, version: entry.version }));
    } catch (error) {
      const theirs =
        reasonOf(error) === 'changed-since'
          ? await deskCall(deskContentDetail, named).catch(() => undefined)
          : undefined;
      // An answer that was lost: what is there is what was sent.
      if (theirs && isSame(entry.schema, theirs.value, value)) this.#kept(theirs);
      else if (theirs) this.#set({ theirs, state: 'conflict' });
      else this.#refused(error);
    }
  }

  #kept(entry: DeskContent): void {
    this.#set({ entry });
    this.#set({ state: this.isKept ? 'kept' : 'waiting', problem: '' });
    if (!this.isKept) this.#wait(PAUSE);
  }

  #refused(error: unknown): void {
    const mistakes = fieldsOf(error).map(({ path, message }) => ({ field: path.replace(/^value\.?/u, ''), message }));
    const problem = error instanceof Error ? error.message : '没有保存成';
    this.#set({ mistakes, problem, state: mistakes.length > 0 ? 'refused' : 'failed' });
    if (mistakes.length === 0) this.#wait(AGAIN);
  }

  #wait(pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), pause);
  }

  #set(change: Partial<DraftView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}
