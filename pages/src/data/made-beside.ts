import type { DataPage } from '@shared/contract/release';

export interface KeptFiles {
  key: string;
  files: ReadonlyMap<string, Pick<DataPage, 'sha256' | 'size'>>;
}

/** Keeps a file's bytes; gives what a shard says of it. */
export type Keep = (file: string, text: string) => Promise<Pick<DataPage, 'sha256' | 'size'>>;

/** Work beside the steps of who composes pages, once in a while where something changed: nobody waits for it. */
export class MadeBeside {
  /** Topics whose change has it done again. */
  readonly topics = new Set<string>();
  /** ms since 1970; null where nothing is to be done. */
  private dueSince: number | null = 0;
  private begunAt = 0;
  private running = false;
  private made: KeptFiles[] = [];
  private failed: unknown;

  /** @param onceIn ms */
  constructor(private readonly onceIn: number) {}

  /** Has it done at once. */
  hurry(): void {
    this.dueSince = 0;
    this.begunAt = 0;
  }

  /** Has it done in its turn. */
  want(): void {
    this.dueSince ??= Date.now();
  }

  /** @param topics what has changed; null: nobody knows */
  note(topics: readonly string[] | null): void {
    if (!topics || topics.some((topic) => this.topics.has(topic))) this.want();
  }

  /**
   * Takes what was made since the last call; begins anew where something changed. Throws what kept it from being made.
   *
   * @param isBusy whether pages are being composed that somebody waits for: it gives way to them for a while
   */
  take(make: () => Promise<readonly KeptFiles[]>, isBusy = false): KeptFiles[] {
    const now = Date.now();
    const { dueSince, onceIn } = this;
    const givesWay = isBusy && dueSince !== null && now - dueSince < onceIn;
    if (dueSince !== null && !givesWay && !this.running && now - this.begunAt >= onceIn) {
      this.dueSince = null;
      this.running = true;
      this.begunAt = now;
      const done = make().then(
        (files) => void this.made.push(...files),
        (error: unknown) => {
          this.want();
          this.failed = error;
        },
      );
      void done.finally(() => (this.running = false));
    }
    const { failed } = this;
    this.failed = undefined;
    if (failed !== undefined) throw failed;
    return this.made.splice(0);
  }
}
