/** The number of requests that go on before others are looked after. */
const FEW = 16;

/**
 * Lets those go on in small groups who waited for the same: thousands that are answered in one piece would hold up everybody else
 * for as long.
 */
export class FewAtATime {
  private readonly waiting: (() => void)[] = [];

  /** Resolves when it is one's turn, in the order of asking. */
  turn(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      if (this.waiting.length === 1) this.later();
    });
  }

  private later(): void {
    setImmediate(() => {
      for (const resolve of this.waiting.splice(0, FEW)) resolve();
      if (this.waiting.length > 0) this.later();
    });
  }
}
