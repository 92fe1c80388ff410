import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FILE_PART_BYTES } from '@shared/contract/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../http/refusal';

/** A part on the disk, before anybody knows whether it joins on. */
export interface ReceivedPart {
  path: string;
  size: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The part; null for a request without a body of bytes. */
    receivedPart: ReceivedPart | null;
  }
}

/**
 * Takes bodies of bytes on this scope straight to the disk of this machine, before a route runs: a slow network holds no
 * transaction and no request to the storage, and no body is kept in memory. What a request leaves behind goes when it ends.
 */
export function receiveParts(scope: FastifyInstance): void {
  let folder = '';
  scope.addHook('onReady', async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-parts-'));
  });
  scope.addHook('onClose', () => rm(folder, { recursive: true, force: true }));
  scope.decorateRequest('receivedPart', null);
  scope.addContentTypeParser('application/octet-stream', async (request: FastifyRequest, payload: IncomingMessage) => {
    if (Number(request.headers['content-length'] ?? 0) > FILE_PART_BYTES) throw new Refusal('body-too-large');
    const path = join(folder, `${randomBytes(16).toString('hex')}.incoming`);
    let size = 0;
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.length;
        done(size > FILE_PART_BYTES ? new Refusal('body-too-large') : null, chunk);
      },
    });
    try {
      await pipeline(payload, counted, createWriteStream(path, { flags: 'wx' }));
    } catch (error) {
      await rm(path, { force: true });
      throw error instanceof Refusal ? error : new Refusal('upload-broken');
    }
    request.receivedPart = { path, size };
    return undefined;
  });
  scope.addHook('onResponse', async ({ receivedPart }) => {
    if (receivedPart) await rm(receivedPart.path, { force: true });
  });
}
