/** Requests that wait for the next notification. */
export class Waiting {
  readonly #ends = new Set<(told: boolean) => void>();
  isClosed = false;

  /** Waits until something is told, and so many ms at most; tells whether it was. */
  begin(most: number): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (told: boolean) => {
        clearTimeout(timer);
        this.#ends.delete(end);
        resolve(told);
      };
      const timer = setTimeout(end, most, false);
      this.#ends.add(end);
    });
  }

  /** Ends all waits: something was told. */
  readonly end = (): void => {
    for (const end of [...this.#ends]) end(true);
  };

  close(): void {
    this.isClosed = true;
    this.end();
  }
}
