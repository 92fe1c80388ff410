import type { DataProblem } from '@shared/contract/release';

const MOST = 20;
/** Characters of a sentence. */
const LONGEST = 500;

/** Pages and other things that could not be composed, by path or name, until they could. */
export class Problems {
  private readonly known = new Map<string, DataProblem>();
  /** Whether problems are others than when they were last listed. */
  isChanged = false;

  /** @param say is told of each once, and again where its cause is another one */
  constructor(private readonly say: (sentence: string) => void) {}

  note(path: string, { message }: Error): void {
    const cause = message.replace(/\s+/g, ' ').slice(0, LONGEST);
    const known = this.known.get(path);
    if (known?.cause === cause) return;
    this.isChanged = true;
    this.known.set(path, { path, cause, since: known?.since ?? new Date().toISOString() });
    this.say(`${path}: ${cause}`);
  }

  over(path: string): void {
    if (this.known.delete(path)) this.isChanged = true;
  }

  has(path: string): boolean {
    return this.known.has(path);
  }

  clear(): void {
    this.known.clear();
  }

  /** The first of them, for the head that tells of them. */
  list(): readonly DataProblem[] {
    this.isChanged = false;
    return [...this.known.values()].slice(0, MOST);
  }
}
