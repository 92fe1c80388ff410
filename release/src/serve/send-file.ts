import { readFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isCompressible } from '../store/compress';
import { isMissing } from '../store/store';
import { contentType } from './content-type';

export interface Sendable {
  file: string;
  /** Names the content, without the encoding. */
  tag: string;
  status: number;
  cacheControl: string;
  vary: string;
}

/** Sends a stored file in the best encoding the visitor's browser takes, or 304; false where it is not there. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, tag, status, cacheControl, vary }: Sendable,
): Promise<boolean> {
  const encoding = isCompressible(file) ? bestEncoding(request.headers['accept-encoding']) : '';
  const etag = `"${tag}${encoding}"`;
  reply.header('cache-control', cacheControl).header('etag', etag).header('content-type', contentType(file));
  reply.header('vary', vary);
  if (status === 200 && matches(request.headers['if-none-match'], etag)) {
    await reply.code(304).send();
    return true;
  }
  let content: Buffer;
  try {
    content = await readFile(file + encoding);
  } catch (error) {
    if (!isMissing(error)) throw error;
    reply.removeHeader('etag').removeHeader('cache-control').removeHeader('content-type');
    return false;
  }
  if (encoding) reply.header('content-encoding', encoding === '.br' ? 'br' : 'gzip');
  await reply.code(status).send(content);
  return true;
}

function bestEncoding(accepted: string | string[] | undefined): '' | '.br' | '.gz' {
  const offers = new Map(
    String(accepted ?? '')
      .split(',')
      .map((offer) => {
        const [name = '', quality] = offer.trim().split(/;\s*q=/);
        return [name, quality === undefined ? 1 : Number(quality)] as const;
      }),
  );
  if ((offers.get('br') ?? 0) > 0) return '.br';
  return (offers.get('gzip') ?? 0) > 0 ? '.gz' : '';
}

function matches(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*') ?? false;
}
