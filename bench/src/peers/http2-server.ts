import { readFile } from 'node:fs/promises';
import { type ServerHttp2Session, createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { contentType } from '../../../pages/src/serve/content-type';
import type { Certificate } from './certificate';

interface Content {
  status: number;
  type: string;
  body: Buffer;
}

/** Returns what is served at a path, not compressed. */
export type Source = (path: string) => Promise<Content>;

export interface Served {
  origin: string;
  close: () => Promise<void>;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const NOTHING: Content = { status: 404, type: 'text/plain', body: Buffer.from('not found') };

/** Serves over HTTP/2 from memory, on a port of its own: the same protocol, compression and headers whatever it serves. */
export async function serve(source: Source, certificate: Certificate): Promise<Served> {
  const answers = new Map<string, Promise<Answer>>();
  const sessions = new Set<ServerHttp2Session>();
  const server = createSecureServer({ ...certificate }, (request, response) => {
    const known = answers.get(request.url) ?? answer(source, request.url);
    answers.set(request.url, known);
    known.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(502).end(),
    );
  });
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        for (const session of sessions) session.destroy();
        server.close(() => resolve());
      }),
  };
}

async function answer(source: Source, address: string): Promise<Answer> {
  const { status, type, body } = await source(address);
  const compressed = /text|javascript|json|svg/.test(type);
  return {
    status,
    headers: {
      'content-type': type,
      'cache-control': type.startsWith('text/html') ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(compressed ? { 'content-encoding': 'br' } : {}),
    },
    body: compressed ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }) : body,
  };
}

/** A folder of built files. */
export function folder(root: string): Source {
  return async (address) => {
    const { pathname } = new URL(address, 'https://localhost');
    const file = path.join(root, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!file.startsWith(root)) return NOTHING;
    try {
      return { status: 200, type: contentType(file), body: await readFile(file) };
    } catch {
      return NOTHING;
    }
  };
}

/** A running site's answers; `change` gets each page's HTML. */
export function upstream(origin: string, change: (html: string) => string = (html) => html): Source {
  return async (address) => {
    const response = await fetch(origin + address, { headers: { 'accept-encoding': 'identity' } });
    const type = response.headers.get('content-type') ?? '';
    const body = Buffer.from(await response.arrayBuffer());
    return {
      status: response.status,
      type,
      body: type.startsWith('text/html') ? Buffer.from(change(body.toString())) : body,
    };
  };
}
