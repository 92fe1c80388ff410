import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  createServer,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it came over the wire. */
export interface ReceivedRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  body: string;
}

/** The server's next answer; by default a success without data. */
export interface PlannedAnswer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** Cuts the connection in place of an answer. */
  cut?: boolean;
  /** Resolves when the answer may go out. */
  after?: Promise<void>;
}

/** A real local HTTP server for client tests: records what arrives, answers as planned, then with empty successes. */
export class ApiTestServer {
  readonly received: ReceivedRequest[] = [];
  readonly planned: PlannedAnswer[] = [];
  /** Answers of paths for which nothing is planned, for screens that ask for several things at once. */
  readonly usual = new Map<string, PlannedAnswer>();
  readonly #server: Server = createServer((request, response) => void this.#answer(request, response));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  reset(): void {
    this.received.length = 0;
    this.planned.length = 0;
    this.usual.clear();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // The page's origin differs from the server's, so that browsers ask first.
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type');
    response.setHeader('Access-Control-Expose-Headers', 'retry-after, token-ended');
    if (request.method === 'OPTIONS') {
      response.end();
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://test.invalid');
    this.received.push({
      method: request.method ?? '',
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    });
    const { status = 200, body, headers = {}, cut, after } = this.planned.shift() ?? this.usual.get(pathname) ?? {};
    await after;
    if (cut) {
      request.socket.destroy();
      return;
    }
    const type = typeof body === 'string' ? 'text/html' : 'application/json';
    response.writeHead(status, { 'content-type': type, ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body ?? { code: 200, data: null, msg: '' }));
  }
}
