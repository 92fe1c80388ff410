import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { isLoopback } from '@shared/contract/config';
import { ReleaseError } from '@shared/store/release-error';
import { contentType } from '../../../pages/src/serve/content-type';
import { buildChanged, distFolder } from '../../../release/src/build/build-changed';

interface OverrideFiles {
  root: string;
  name: string;
  /** The deployed site; pages of this machine may always read. */
  origin: string;
}

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Serves the remote's build for `site:overrides`: the one that would be published, made afresh when `build.json` is asked
 * for after a change. Only pages of this machine and of the deployed site may read it.
 */
export function overrideFiles({ root, name, origin }: OverrideFiles): Middleware {
  const folder = path.join(distFolder(root, name, 'production'), 'browser');
  const build = once(() => buildChanged({ root, packages: [name], mode: 'production', say: console.log }));
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [, file] = /^\/([\w-][\w.-]*)(?:\?|$)/.exec(request.url ?? '') ?? [];
    if (request.method !== 'GET' || !file || !isLoopback(request.headers.host ?? '')) return false;
    if (file === 'build.json') await build();
    const content = await readFile(path.join(folder, file)).catch(() => null);
    if (!content) return false;
    const { origin: from } = request.headers;
    if (from && (from === origin || isLoopback(from.replace(/^http:\/\//, ''))))
      response.setHeader('access-control-allow-origin', from);
    response.setHeader('vary', 'Origin');
    response.setHeader('cache-control', 'no-store');
    response.setHeader('content-type', contentType(file)).end(content);
    return true;
  };
  return (request, response, next) => {
    answer(request, response).then(
      (answered) => {
        if (!answered) next();
      },
      (error: unknown) => {
        console.error(error instanceof ReleaseError ? error.message : error);
        response.writeHead(500).end();
      },
    );
  };
}

/** Calls that come while the work is under way share it. */
function once(work: () => Promise<unknown>): () => Promise<unknown> {
  let running: Promise<unknown> | undefined;
  return () => (running ??= work().finally(() => (running = undefined)));
}
