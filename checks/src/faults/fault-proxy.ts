import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { listenLocally } from '@shared/testing/listen-locally';
import { type Fault, type FaultAction, actionOf } from './fault';

export interface FaultProxy {
  origin: string;
  /** Lets requests whose path matches meet the fault from now on; attempts are counted for each path, from 1. */
  apply: (pattern: RegExp, fault: Fault | ((path: string, attempt: number) => FaultAction)) => void;
  clear: () => void;
  /** Sets who answers from now on: for documents, and for everything else that is no call of the API. */
  serveFrom: (upstreams: { documents: string; files: string }) => void;
  /** Requests that met the fault, and the time of the last of them. */
  hits: () => number;
  lastHit: () => number;
  close: () => Promise<void>;
}

/** Stands between a browser and a site, and spoils what it is told to. */
export async function startFaultProxy(upstream: string): Promise<FaultProxy> {
  let rule: { pattern: RegExp; actionFor: (path: string, attempt: number) => FaultAction } | null = null;
  let hits = 0;
  let lastHit = 0;
  let from = { documents: upstream, files: upstream };
  const attempts = new Map<string, number>();

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/';
    const path = url.split('?')[0] ?? '/';
    const broken = rule?.pattern.test(path) ? rule : null;
    const attempt = (attempts.get(path) ?? 0) + 1;
    if (broken) {
      attempts.set(path, attempt);
      hits += 1;
    }
    const action = broken ? broken.actionFor(path, attempt) : 'pass';
    if (action !== 'pass') lastHit = Date.now();
    if (action === 'hang') return;
    if (action === 'break') {
      request.socket.destroy();
      return;
    }
    const origin = path.includes('/api/')
      ? upstream
      : request.headers['sec-fetch-dest'] === 'document'
        ? from.documents
        : from.files;
    const answer = await fetch(origin + url, {
      method: request.method ?? 'GET',
      headers: { ...pick(request), 'accept-encoding': 'identity' },
      redirect: 'manual',
    });
    const body = Buffer.from(await answer.arrayBuffer());
    const headers: Record<string, string> = Object.fromEntries(
      [...answer.headers].filter(
        ([name]) => !['content-length', 'connection', 'transfer-encoding', 'keep-alive'].includes(name),
      ),
    );
    if (action === 'pass') {
      response.writeHead(answer.status, headers).end(body);
      return;
    }
    response
      .writeHead(action.status, {
        ...headers,
        ...(action.type ? { 'content-type': action.type } : {}),
        'cache-control': 'no-store',
      })
      .end(action.change(body));
  };

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  const { port, close } = await listenLocally(server, () => server.closeAllConnections());
  return {
    origin: `http://localhost:${port}`,
    apply: (pattern, fault) => {
      const actionFor =
        typeof fault === 'function' ? fault : (_path: string, attempt: number) => actionOf(fault, attempt);
      rule = { pattern, actionFor };
      attempts.clear();
      hits = 0;
    },
    clear: () => {
      rule = null;
    },
    serveFrom: (upstreams) => {
      from = upstreams;
    },
    hits: () => hits,
    lastHit: () => lastHit,
    close,
  };
}

function pick({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    ['accept', 'cookie', 'authorization', 'if-none-match'].flatMap((name) =>
      headers[name] ? [[name, String(headers[name])]] : [],
    ),
  );
}
