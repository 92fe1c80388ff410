import { Readable } from 'node:stream';
import { StorageError, brokenOff } from '../errors';
import type { StreamedBody } from '../storage';

/** A body on its way into a request: it ends the request where it does not come to its size. */
export class StreamedPieces {
  readonly stream: Readable;
  /** Why it ended early; null while it did not. */
  broken: Error | null = null;
  private readonly controller = new AbortController();

  constructor(body: StreamedBody) {
    this.stream = Readable.from(this.counted(body), { objectMode: false });
    // The sender hears of it by the signal.
    this.stream.on('error', () => undefined);
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  private async *counted({ pieces, size }: StreamedBody): AsyncIterable<Uint8Array> {
    let came = 0;
    // Held back until it is known whether it is the last: whoever has all bytes would take them for the whole.
    let held: Uint8Array | null = null;
    try {
      for await (const piece of pieces) {
        came += piece.length;
        if (came > size) break;
        if (held) yield held;
        held = piece;
      }
      if (came !== size) throw brokenOff(came, size);
      if (held) yield held;
    } catch (error) {
      this.broken = error instanceof Error ? error : new StorageError('StorageFailedError', String(error));
      this.controller.abort();
      throw error;
    }
  }
}
