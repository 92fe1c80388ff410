import { send } from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { attachment } from './content-disposition';
import { Refusal } from './refusal';

interface SentFile {
  folder: string;
  /** Inside the folder; never a visitor's word. */
  file: string;
  type: string;
  downloadName: string;
  cacheControl: string;
}

/** Sends a file to be saved, never to be shown: whole, or the ranges that are asked for (`Range`, `If-Range`). */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, sent: SentFile): Promise<FastifyReply> {
  const result = await send(request.raw, encodeURIComponent(sent.file), { root: sent.folder, cacheControl: false });
  if (result.type === 'error' && result.statusCode === 404) throw new Refusal('not-found');
  return reply
    .code(result.statusCode)
    .headers(result.headers)
    .headers({
      'content-type': sent.type,
      'content-disposition': attachment(sent.downloadName),
      'cache-control': sent.cacheControl,
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .send(result.stream);
}
