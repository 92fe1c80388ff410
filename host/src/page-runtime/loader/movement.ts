/** Knows when the network last brought anything: while it does, it is slow, and a further request would make it slower. */
export class Movement {
  #last = Number.NEGATIVE_INFINITY;

  /** Bytes of some file arrived. */
  note(): void {
    this.#last = performance.now();
  }

  /** Whether anything arrived in the last `time` ms. */
  within(time: number): boolean {
    return performance.now() - this.#last < time;
  }
}
