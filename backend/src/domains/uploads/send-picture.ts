import send from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { found } from '../../http/found';
import { Refusal } from '../../http/refusal';

interface Shown {
  /** As it was asked for. */
  id: string;
  /** Where files of visitors lie. */
  folder: string;
  /** The type of a picture that may be seen. */
  typeOf: (id: string) => Promise<{ type: string } | undefined>;
  /** How long it may be kept. Without one: an hour, as what shows it may be taken away. */
  cacheControl?: string;
}

/** Sends an uploaded picture as a picture and as nothing else; nothing in it runs. @throws Refusal `not-found` for any other */
export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { id: asked, folder, typeOf, cacheControl = 'public, max-age=3600' }: Shown,
): Promise<FastifyReply> {
  const id = found(/^[0-9a-f]{32}$/.exec(asked)?.[0]);
  const { type } = found(await typeOf(id));
  const sent = await send(request.raw, id, { root: folder, cacheControl: false });
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
