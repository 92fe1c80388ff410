import { Readable } from 'node:stream';
import type { GetObjectCommandOutput } from '@aws-sdk/client-s3';
import type { Silence } from './bucket';
import { BROKEN_BODY } from './bucket-errors';

/** Reads a body to its end. One that broke off is no answer: it is asked for again. */
export async function wholeBody(
  { Body, ContentLength }: Pick<GetObjectCommandOutput, 'Body' | 'ContentLength'>,
  { signal, heard }: Silence,
): Promise<Buffer> {
  if (!(Body instanceof Readable)) throw named('there was none');
  const stop = () => void Body.destroy(new Error('silent for too long'));
  signal.addEventListener('abort', stop, { once: true });
  try {
    const pieces: Buffer[] = [];
    for await (const piece of Body) {
      pieces.push(piece as Buffer);
      heard();
    }
    const body = Buffer.concat(pieces);
    if (ContentLength !== undefined && body.length !== ContentLength)
      throw named(`${body.length} of ${ContentLength} bytes came`);
    return body;
  } catch (error) {
    throw (error as { code?: string }).code === 'ECONNRESET' ? named('the connection broke', error) : error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function named(message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { name: BROKEN_BODY });
}
