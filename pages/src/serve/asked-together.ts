/**
 * Work that many ask for at once, and that each wants to have begun after they asked: those who come while one is under
 * way share the next.
 */
export class AskedTogether {
  private running: Promise<void> | undefined;
  private next: Promise<void> | undefined;

  constructor(private readonly work: () => Promise<void>) {}

  ask(): Promise<void> {
    if (!this.running) return this.begin();
    this.next ??= this.running
      .catch(() => undefined)
      .then(() => {
        this.next = undefined;
        // A look that began meanwhile began late enough.
        return this.running ?? this.begin();
      });
    return this.next;
  }

  private begin(): Promise<void> {
    this.running = this.work().finally(() => (this.running = undefined));
    return this.running;
  }
}
