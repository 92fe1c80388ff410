import type { DeskFile } from '@shared/contract/endpoints';
import { sendFile } from './send-file';

export type UploadState = 'waiting' | 'sending' | 'done' | 'failed' | 'stopped';

export interface Upload {
  key: number;
  name: string;
  size: number;
  sent: number;
  state: UploadState;
  /** The reason why it waits or failed. */
  reason: string | null;
  file: DeskFile | null;
}

/** Files that are sent at once: a slow network is full with one, the other hides the pauses between parts. */
const AT_ONCE = 2;

/** Sends pictures one after the other, and says how far it is. Each can be stopped and begun again; none is sent twice. */
export class UploadQueue {
  #uploads: readonly Upload[] = [];
  readonly #files = new Map<number, File>();
  readonly #stops = new Map<number, AbortController>();
  readonly #listeners = new Set<() => void>();
  #next = 1;

  /** The same list until something changes. */
  readonly uploads = (): readonly Upload[] => this.#uploads;

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Adds files in the order of their names, where 10 comes after 9. */
  add(files: readonly File[]): void {
    const { compare } = new Intl.Collator('zh-CN', { numeric: true });
    const added = [...files]
      .sort((a, b) => compare(a.name, b.name))
      .map((file): Upload => {
        const key = this.#next;
        this.#next += 1;
        this.#files.set(key, file);
        return { key, name: file.name, size: file.size, sent: 0, state: 'waiting', reason: null, file: null };
      });
    this.#set([...this.#uploads, ...added]);
    this.#go();
  }

  stop(key: number): void {
    this.#change(key, { state: 'stopped', reason: null });
    this.#stops.get(key)?.abort();
    this.#go();
  }

  stopAll(): void {
    for (const { key, state } of this.#uploads) if (state === 'waiting' || state === 'sending') this.stop(key);
  }

  retry(key: number): void {
    this.#change(key, { state: 'waiting', reason: null });
    this.#go();
  }

  retryAll(): void {
    for (const { key, state } of this.#uploads) if (state === 'stopped' || state === 'failed') this.retry(key);
  }

  /** Takes a file that is not sent out of the list, and does not send it. */
  drop(key: number): void {
    this.#stops.get(key)?.abort();
    this.#files.delete(key);
    this.#set(this.#uploads.filter((upload) => upload.key !== key));
  }

  /** Takes what is done out of the list, in its order. */
  takeDone(): DeskFile[] {
    const done = this.#uploads.flatMap(({ file }) => file ?? []);
    for (const { key, file } of this.#uploads) if (file) this.#files.delete(key);
    this.#set(this.#uploads.filter(({ file }) => file === null));
    return done;
  }

  #go(): void {
    let free = AT_ONCE - this.#stops.size;
    for (const { key, state } of this.#uploads) {
      if (free <= 0) return;
      if (state !== 'waiting' || this.#stops.has(key)) continue;
      free -= 1;
      void this.#send(key);
    }
  }

  async #send(key: number): Promise<void> {
    const file = this.#files.get(key);
    if (!file) return;
    const stop = new AbortController();
    this.#stops.set(key, stop);
    this.#change(key, { state: 'sending' });
    const tell = (change: Partial<Upload>) => {
      if (!stop.signal.aborted) this.#change(key, change);
    };
    try {
      const done = await sendFile(file, {
        purpose: 'chapter-image',
        signal: stop.signal,
        onSent: (sent) => tell({ sent }),
        onWait: (reason) => tell({ reason }),
      });
      tell({ state: 'done', file: done, sent: file.size, reason: null });
    } catch (error) {
      tell({ state: 'failed', reason: error instanceof Error ? error.message : '没有传成' });
    } finally {
      this.#stops.delete(key);
      this.#go();
    }
  }

  /** Unchanged uploads are no news: each part says once more that it does not wait. */
  #change(key: number, change: Partial<Upload>): void {
    const before = this.#uploads.find((upload) => upload.key === key);
    if (!before || !differs(before, change)) return;
    const after = { ...before, ...change };
    this.#set(this.#uploads.map((upload) => (upload === before ? after : upload)));
  }

  #set(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }
}

function differs(upload: Upload, change: Partial<Upload>): boolean {
  const now: Partial<Record<string, unknown>> = { ...upload };
  return Object.entries(change).some(([name, value]) => now[name] !== value);
}
