import { type Socket, connect } from 'node:net';

export interface Answer {
  status: number;
  /** Bytes with the head. */
  bytes: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * A kept connection, one request at a time, answers counted and not kept: a third of what `node:http` costs, and what the
 * generator spends the servers of the same machine do not get.
 */
export class HttpConnection {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined;
  /** The answer that is coming: its status; bytes of it all, unknown while its head or its last chunk is not there. */
  #status = 0;
  #length: number | undefined;
  #counted = 0;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk: Buffer) => this.#take(chunk));
    socket.on('error', (error) => this.#fail(error));
    socket.on('close', () => this.#fail(new Error('The connection was closed before the answer was whole')));
  }

  static open(port: number): Promise<HttpConnection> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      socket.once('error', reject);
      socket.once('connect', () => {
        socket.off('error', reject);
        resolve(new HttpConnection(socket));
      });
    });
  }

  /** @param request the bytes of a whole request */
  send(request: Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#waiting = undefined;
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#counted += chunk.length;
    if (this.#length === undefined) {
      this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
      this.#measure();
    }
    if (this.#length === undefined || this.#counted < this.#length) return;
    const answer = { status: this.#status, bytes: this.#counted };
    const waiting = this.#waiting;
    this.#waiting = undefined;
    this.#length = undefined;
    this.#counted = 0;
    this.#received = Buffer.alloc(0);
    waiting?.resolve(answer);
  }

  /** Learns from the head how long the answer is; a chunked one is known when its last chunk is there. */
  #measure(): void {
    const end = this.#received.indexOf(HEAD_END);
    if (end < 0) return;
    const head = this.#received.toString('latin1', 0, end).toLowerCase();
    this.#status = Number(head.slice(9, 12));
    const body = end + HEAD_END.length;
    const length = /\r\ncontent-length: *(\d+)/.exec(head)?.[1];
    if (length !== undefined) this.#length = body + Number(length);
    else if (head.includes('\r\ntransfer-encoding: chunked')) this.#length = endOfChunks(this.#received, body);
    else this.#length = body;
  }

  #fail(error: Error): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.reject(error);
  }
}

/** Returns where the last chunk ends; undefined while it is not there. Nobody here sends trailers. */
function endOfChunks(bytes: Buffer, from: number): number | undefined {
  for (let at = from; ;) {
    const line = bytes.indexOf('\r\n', at);
    if (line < 0) return undefined;
    const size = Number.parseInt(bytes.toString('latin1', at, line), 16);
    const next = line + 2 + size + 2;
    if (next > bytes.length) return undefined;
    if (size === 0) return next;
    at = next;
  }
}
