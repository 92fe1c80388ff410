import { IncomingMessage, type RequestListener, type Server, type ServerResponse, createServer } from 'node:http';
import type { Socket } from 'node:net';

export interface ConnectionLimits {
  /**
   * Requests of one connection that are not answered yet: one, and the next, which may come before this process hears that the
   * answer has left. Browsers and proxies send no more; whoever does is cut off, and each one weighs until then.
   */
  unanswered: number;
  /** ms in which a reader takes nothing of an answer: as nginx has it, since over a slow line what was sent is taken in large steps. */
  unread: number;
  /** ms that the head of a request may take to arrive, and ms for all of it: the largest upload over a slow line takes less. */
  head: number;
  request: number;
  /** ms that a connection is kept for a next request: longer than nginx keeps it, or it would send into one that ends. */
  kept: number;
  /** Requests that a connection is good for; a visitor needs a few hundred, a proxy opens a new one. */
  requests: number;
  /** Connections that are kept for a next request; where there are more, each is good for one answer, whoever takes it. */
  reused: number;
  /** Connections at once: what stands beyond costs memory and is nobody's visit. */
  connections: number;
}

const usual: ConnectionLimits = {
  unanswered: 2,
  unread: 60_000,
  head: 30_000,
  request: 300_000,
  kept: 72_000,
  requests: 10_000,
  reused: 2048,
  connections: 16_384,
};

/**
 * An HTTP server whose connections cannot make it hold what nobody reads: each has one request under way, the next begins when
 * the answer before was handed over whole, and one with too many of them, or that takes nothing of an answer, is ended.
 */
export function guardedServer(handle: RequestListener, limits: Partial<ConnectionLimits> = {}): Server {
  const { unanswered, unread, head, request, kept, requests, reused, connections } = { ...usual, ...limits };
  const turns = new WeakMap<Socket, (() => void)[]>();
  let open = 0;
  const isFull = (socket: Socket) => (turns.get(socket)?.length ?? 0) >= unanswered;
  const take = (incoming: IncomingMessage, response: ServerResponse) => {
    const { socket } = incoming;
    const waiting = turns.get(socket) ?? [];
    if (open > reused) response.shouldKeepAlive = false;
    turns.set(socket, waiting);
    response.once('close', () => {
      waiting.shift();
      if (!socket.destroyed) waiting[0]?.();
    });
    const turn = () => {
      if (!socket.destroyed) handle(incoming, response);
    };
    // A turn waits until all that came in one piece was looked at: it may be too much.
    if (waiting.push(turn) === 1) process.nextTick(turn);
  };
  const options = { headersTimeout: head, requestTimeout: request, keepAliveTimeout: kept };
  const server = createServer({ ...options, IncomingMessage: requestThatEnds(isFull) }, take);
  server.on('connection', (socket: Socket) => {
    open += 1;
    socket.once('close', () => (open -= 1));
  });
  server.maxRequestsPerSocket = requests;
  server.maxConnections = connections;
  server.setTimeout(unread, (socket: Socket) => {
    // A call that its answer is waited for, or an upload that pauses, is not a reader who takes nothing.
    const underWay = (turns.get(socket)?.length ?? 0) > 0;
    if (!underWay || socket.writableLength > 0) socket.destroy();
  });
  return server;
}

/**
 * A request that is one too many passes for a CONNECT: Node stops reading in the middle of what came in one piece, and ends
 * the connection, since nobody takes such a request. It has no other way to stop there, and what it builds of each
 * request weighs a hundred times what the request does.
 */
function requestThatEnds(isFull: (socket: Socket) => boolean): typeof IncomingMessage {
  return class extends IncomingMessage {
    /** Set by Node while it builds the request, before any initial value of this class would be. */
    declare private asked: boolean | null;
    declare private tooMany: boolean;

    get upgrade(): boolean {
      if (this.tooMany) this.method = 'CONNECT';
      return this.asked === true || this.tooMany;
    }

    set upgrade(asked: boolean | null) {
      this.asked = asked;
      this.tooMany = this.tooMany || isFull(this.socket);
    }
  };
}
