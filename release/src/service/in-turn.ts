/** Work that is done one after the other, in the order in which it came. */
export class InTurn {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const done = this.last.then(work);
    this.last = done.catch(() => undefined);
    return done;
  }

  /** Resolves once all that came is done. */
  async settled(): Promise<void> {
    await this.last;
  }
}
