import type { ServerResponse } from 'node:http';

/** Bytes of different bodies that visitors have not taken yet: as much again as is kept for those who come. */
const MOST = 64 * 1024 * 1024;
/**
 * Bytes that Node and the answer hold for a reader of any body: 17 KB a connection were measured, and this leaves something to spare.
 */
const READER = 24 * 1024;

/**
 * Bodies that are being sent. One that many are sent counts once, since all are sent the same bytes; each of those readers costs
 * what a connection with an answer does. Where slow readers hold too much, those who have been reading for the longest are cut off.
 */
export class BodiesUnderWay {
  /** The oldest first. */
  private readonly bodies = new Map<ServerResponse, Buffer>();
  private readonly readers = new Map<Buffer, number>();
  private bytes = 0;

  constructor(
    private readonly most = MOST,
    private readonly reader = READER,
  ) {}

  /** Counts `body` until `response` ends, however it does. */
  add(response: ServerResponse, body: Buffer): void {
    // A visitor who left while the body was read would never end it.
    if (response.destroyed) return;
    const readers = this.readers.get(body) ?? 0;
    this.bytes += this.reader + (readers === 0 ? body.length : 0);
    this.readers.set(body, readers + 1);
    this.bodies.set(response, body);
    response.once('close', () => this.end(response));
    for (const oldest of this.bodies.keys()) {
      if (this.bytes <= this.most || oldest === response) return;
      oldest.destroy();
      this.end(oldest);
    }
  }

  private end(response: ServerResponse): void {
    const body = this.bodies.get(response);
    if (!body) return;
    this.bodies.delete(response);
    this.bytes -= this.reader;
    const readers = (this.readers.get(body) ?? 1) - 1;
    if (readers > 0) {
      this.readers.set(body, readers);
      return;
    }
    this.readers.delete(body);
    this.bytes -= body.length;
  }
}
