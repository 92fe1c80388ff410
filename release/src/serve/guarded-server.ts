import { type IncomingMessage, type RequestListener, type Server, type ServerResponse, createServer } from 'node:http';
import type { Socket } from 'node:net';

export interface ConnectionLimits {
  /** Requests of one connection that are not answered yet. Browsers and proxies send one at a time; whoever sends more is cut off. */
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
  /** Connections at once: what stands beyond costs memory and is nobody's visit. */
  connections: number;
}

const usual: ConnectionLimits = {
  unanswered: 8,
  unread: 60_000,
  head: 30_000,
  request: 300_000,
  kept: 72_000,
  requests: 10_000,
  connections: 16_384,
};

/**
 * An HTTP server whose connections cannot make it hold what nobody reads: each has one request under way, the next begins when
 * the answer before was handed over whole, and one with too many of them, or that takes nothing of an answer, is ended.
 */
export function guardedServer(handle: RequestListener, limits: Partial<ConnectionLimits> = {}): Server {
  const { unanswered, unread, head, request, kept, requests, connections } = { ...usual, ...limits };
  const turns = new WeakMap<Socket, (() => void)[]>();
  const take = (incoming: IncomingMessage, response: ServerResponse) => {
    const { socket } = incoming;
    // The rest of what came in one piece with the request that was too many.
    if (socket.destroyed) return;
    const waiting = turns.get(socket) ?? [];
    turns.set(socket, waiting);
    if (waiting.length >= unanswered) {
      waiting.length = 0;
      socket.destroy();
      return;
    }
    response.once('close', () => {
      waiting.shift();
      if (!socket.destroyed) waiting[0]?.();
    });
    const turn = () => {
      handle(incoming, response);
    };
    if (waiting.push(turn) === 1) turn();
  };
  const server = createServer({ headersTimeout: head, requestTimeout: request, keepAliveTimeout: kept }, take);
  server.maxRequestsPerSocket = requests;
  server.maxConnections = connections;
  server.setTimeout(unread, (socket: Socket) => {
    // A call that its answer is waited for, or an upload that pauses, is not a reader who takes nothing.
    const underWay = (turns.get(socket)?.length ?? 0) > 0;
    if (!underWay || socket.writableLength > 0) socket.destroy();
  });
  return server;
}
