import type { PublicData } from './public-data';

/** ms between two steps at least; less where the next of many pages waits, for calls and notifications alone. */
const SHORT = 150;
const SHORTEST = 20;
/** ms that the backend is asked to wait for a change; with its answer the next step begins, also where a notification was lost. */
const WAIT = 4000;

/** The time between two steps of the composer: until somebody tells of something, or something is due. */
export class Pause {
  /** The call under way that the backend answers at the next change. */
  #telling: Promise<unknown> | null = null;
  #end: () => void = () => undefined;

  /** @param longest ms between two steps; shorter than the backend waits where nobody tells of promotions */
  constructor(
    private readonly data: Pick<PublicData, 'changes'>,
    private readonly longest = WAIT,
  ) {}

  /** Whether a call waits for the next change, so that none need be made. */
  get isTold(): boolean {
    return this.#telling !== null;
  }

  /**
   * @param cursor to wait for a change from; null: nobody is to be asked
   * @param due ms until there is something to do; Infinity where nothing is known of
   */
  async rest(cursor: string | null, due: number): Promise<void> {
    const ended = new Promise<void>((resolve) => (this.#end = resolve));
    if (cursor !== null) this.#listen(cursor);
    await new Promise((resolve) => setTimeout(resolve, cursor !== null && due <= 0 ? SHORTEST : SHORT));
    if (due <= SHORT || !this.isTold) return;
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise((resolve) => (timer = setTimeout(resolve, Math.min(due, this.longest) - SHORT)));
    await Promise.race([ended, over]);
    clearTimeout(timer);
  }

  end(): void {
    this.#end();
  }

  /** Drops the call under way: its cursor is out of date. */
  forget(): void {
    this.#telling = null;
  }

  #listen(cursor: string): void {
    if (this.#telling) return;
    const telling = this.data.changes(cursor, WAIT).catch(() => undefined);
    this.#telling = telling;
    void telling.then(() => {
      if (this.#telling !== telling) return;
      this.#telling = null;
      this.#end();
    });
  }
}
