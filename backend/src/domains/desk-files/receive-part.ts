import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { constants, open, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
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
    /** Null for a request without a body of bytes. */
    receivedPart: ReceivedPart | null;
  }
}

/** Bytes that are copied at once. */
const CHUNK = 256 * 1024;

/**
 * Takes bodies of bytes on this scope straight to the disk, before a route runs: a slow network holds no transaction, and no
 * body is kept in memory. What a request leaves behind goes when it ends; what a process leaves behind is swept with the uploads.
 */
export function receiveParts(scope: FastifyInstance, folder: string): void {
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

/** Puts a part at its place in a file; it is on the disk when this resolves. */
export async function placePart({ path, size }: ReceivedPart, target: string, offset: number): Promise<void> {
  const from = await open(path, 'r');
  try {
    const to = await open(target, constants.O_WRONLY | constants.O_CREAT);
    try {
      const buffer = Buffer.alloc(Math.min(CHUNK, size));
      for (let at = 0; at < size;) {
        const { bytesRead } = await from.read(buffer, 0, buffer.length, at);
        if (bytesRead === 0) throw new Error('A part that was received ends early');
        await writeAll(to, buffer.subarray(0, bytesRead), offset + at);
        at += bytesRead;
      }
      await to.sync();
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}

async function writeAll(to: Awaited<ReturnType<typeof open>>, bytes: Buffer, position: number): Promise<void> {
  for (let at = 0; at < bytes.length;) {
    const { bytesWritten } = await to.write(bytes, at, bytes.length - at, position + at);
    at += bytesWritten;
  }
}
