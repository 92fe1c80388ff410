import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { readElements } from '@shared/markup';
import { listenLocally } from '@shared/testing/listen-locally';
import { contentType } from '../../pages/src/serve/content-type';

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

/** The part of a response that both versions of HTTP have alike. */
interface Response {
  writeHead: (status: number, headers: Record<string, string>) => { end: (body: Buffer) => unknown };
}

const NOTHING: Content = { status: 404, type: 'text/plain', body: Buffer.from('not found') };

/**
 * Serves from memory, on a port of its own: the same compression and headers whatever it serves. Over HTTP/2 where there is a
 * certificate.
 */
export async function serve(source: Source, certificate?: { key: Buffer; cert: Buffer }): Promise<Served> {
  const answers = new Map<string, ReturnType<typeof answer>>();
  const handle = ({ url = '/' }: { url?: string | undefined }, response: Response) => {
    const known = answers.get(url) ?? answer(source, url);
    answers.set(url, known);
    known.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(502, {}).end(Buffer.alloc(0)),
    );
  };
  const server = certificate ? createSecureServer(certificate, handle) : createServer(handle);
  // Sessions of HTTP/2 end with the browser.
  const { port, close } = await listenLocally(server, () => {
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
  return { origin: `${certificate ? 'https' : 'http'}://localhost:${port}`, close };
}

async function answer(source: Source, address: string) {
  const { status, type, body } = await source(address);
  const compressed = /text|javascript|json|svg/.test(type);
  const headers = {
    'content-type': type,
    'cache-control': type.startsWith('text/html') ? 'no-cache' : 'public, max-age=31536000, immutable',
    ...(compressed ? { 'content-encoding': 'br' } : {}),
  };
  return {
    status,
    headers,
    body: compressed ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }) : body,
  };
}

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
