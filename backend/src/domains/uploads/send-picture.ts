import type { Storage } from '@shared/storage';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { found } from '../../http/found';
import { sendStored } from '../../http/send-stored';

interface Shown {
  /** As it was asked for. */
  id: string;
  files: Storage;
  /** The type of a picture that may be seen. */
  typeOf: (id: string) => Promise<{ type: string } | undefined>;
  /** How long it may be kept. Without one: an hour, as what shows it may be taken away. */
  cacheControl?: string;
}

/** Sends an uploaded picture as a picture and as nothing else; nothing in it runs. @throws Refusal `not-found` for any other */
export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { id: asked, files, typeOf, cacheControl = 'public, max-age=3600' }: Shown,
): Promise<FastifyReply> {
  const id = found(/^[0-9a-f]{32}$/.exec(asked)?.[0]);
  const { type } = found(await typeOf(id));
  return sendStored(request, reply, { storage: files, key: id, type, cacheControl });
}
