import { send } from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { found } from '../../http/found';
import { Refusal } from '../../http/refusal';
import type { FileStore } from '../uploads/file-store';
import { fileOf } from './desk-file';

/** Sends an uploaded picture as a picture and as nothing else. */
export async function sendUploaded(
  request: FastifyRequest,
  reply: FastifyReply,
  { files, id, cacheControl }: { files: FileStore; id: string; cacheControl: string },
): Promise<FastifyReply> {
  const file = found(await fileOf(request.server.database, id));
  const type = found(file.done && file.purpose === 'chapter-image' ? file.type : null);
  const sent = await send(request.raw, id, { root: files.folder, cacheControl: false });
  if (sent.statusCode === 404) throw new Refusal('not-found');
  return reply
    .code(sent.statusCode)
    .headers(sent.headers)
    .headers({
      'content-type': type,
      'cache-control': cacheControl,
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .send(sent.stream);
}
