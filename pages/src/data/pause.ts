import type { PublicData } from './public-data';

/** ms between two steps while there is something to do. */
const SHORT = 150;
/** ms between two steps while nothing is to be done, for notifications that were lost. */
const LONG = 1000;
/** ms that the backend is asked to wait for a change. */
const WAIT = 4000;

/** The time between two steps of the composer: short while there is something to do, else until somebody tells of something. */
export class Pause {
  /** The call under way that the backend answers at the next change. */
  #telling: Promise<unknown> | null = null;
  #end: () => void = () => undefined;

  constructor(private readonly data: Pick<PublicData, 'changes'>) {}

  /** Whether a call waits for the next change, so that none need be made. */
  get isTold(): boolean {
    return this.#telling !== null;
  }

  /** @param cursor to wait for a change from; null: nobody is to be asked */
  async rest(cursor: string | null, isBusy: boolean): Promise<void> {
    const ended = new Promise<void>((resolve) => (this.#end = resolve));
    if (cursor !== null) this.#listen(cursor);
    await new Promise((resolve) => setTimeout(resolve, SHORT));
    if (isBusy || !this.isTold) return;
    let timer: NodeJS.Timeout | undefined;
    const long = new Promise((resolve) => (timer = setTimeout(resolve, LONG - SHORT)));
    await Promise.race([ended, long]);
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
