import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import { readElements } from '@shared/markup';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export interface Replay {
  origin: string;
  close: () => Promise<void>;
}

/** Serves another site's answers from memory: two variants of a page differ in the page then, and in nothing else. */
export async function replay(upstream: string, change: (html: string) => string): Promise<Replay> {
  const answers = new Map<string, Promise<Answer>>();
  const server: Server = createServer((request, response) => {
    const path = request.url ?? '/';
    const known = answers.get(path) ?? ask(upstream + path, change);
    answers.set(path, known);
    known.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function ask(url: string, change: (html: string) => string): Promise<Answer> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const type = response.headers.get('content-type') ?? '';
  const raw = Buffer.from(await response.arrayBuffer());
  const body = type.startsWith('text/html') ? Buffer.from(change(raw.toString())) : raw;
  const compressed = /text|javascript|json|svg/.test(type) ? compress(body) : body;
  return {
    status: response.status,
    headers: {
      'content-type': type,
      'cache-control': response.headers.get('cache-control') ?? 'no-cache',
      ...(compressed === body ? {} : { 'content-encoding': 'br' }),
    },
    body: compressed,
  };
}

function compress(content: Buffer): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

/** The same page without anything that runs: what a plain static file would be. */
export function withoutScripts(html: string): string {
  const kept = readElements(html)
    .filter(
      ({ name, attributes }) =>
        name === 'script' || attributes['rel'] === 'preload' || attributes['http-equiv'] === 'Content-Security-Policy',
    )
    .reduce(({ text, at }, { start, end }) => ({ text: text + html.slice(at, start), at: end }), { text: '', at: 0 });
  return kept.text + html.slice(kept.at);
}
