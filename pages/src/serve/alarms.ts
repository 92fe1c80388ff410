/** A problem, since when, in a sentence that may be read by anybody: it names no place of this machine. */
export interface Alarm {
  /** ISO 8601. */
  since: string;
  sentence: string;
  /** Tells it from others, whatever its sentence says meanwhile. */
  kind: string;
}

/** The most alarms told at once; the first say enough of what goes wrong everywhere. */
const MOST = 50;

/** Problems while the site is served on: in the log once, when it begins, and in `/healthz` until it is over. */
export class Alarms {
  private readonly raised = new Map<string, Alarm>();

  /**
   * @param say is told of each alarm once, with what was thrown where something was
   * @param onRaise is told each time that something is still wrong
   */
  constructor(
    private readonly say: (sentence: string, cause?: unknown) => void,
    private readonly onRaise: (kind: string, cause?: unknown) => void = () => undefined,
  ) {}

  /** @param kind tells alarms apart: one of a kind is one alarm, however often it is raised; with other words it is said again */
  raise(kind: string, sentence: string, cause?: unknown): void {
    this.onRaise(kind, cause);
    const known = this.raised.get(kind);
    if (known ? known.sentence === sentence : this.raised.size >= MOST) return;
    this.raised.set(kind, { since: known?.since ?? new Date().toISOString(), sentence, kind });
    this.say(sentence, cause);
  }

  clear(kind: string): void {
    this.raised.delete(kind);
  }

  has(kind: string): boolean {
    return this.raised.has(kind);
  }

  get list(): readonly Alarm[] {
    return [...this.raised.values()];
  }
}
