import type { Storage } from '@shared/storage';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { found } from '../../http/refusal';
import { sendStored } from '../../http/send-stored';
import type { KeptPicture } from '../pictures/picture-maker';
import { widthOf } from '../pictures/picture-width';

/** Facts of a picture that may be seen; `picture` is null while its file is as it was sent. */
export interface ShownPicture {
  type: string;
  picture: KeptPicture | null;
}

interface Shown {
  /** The id as it was asked for. */
  id: string;
  files: Storage;
  pictureOf: (id: string) => Promise<ShownPicture | undefined>;
  /** The time that it may be kept. Without one: an hour, as what shows it may be taken away. */
  cacheControl?: string;
}

/**
 * Sends an uploaded picture as a picture and as nothing else, in the width that is asked for (`?w=800`) or the next wider one;
 * nothing in it runs. @throws Refusal `not-found` for any other
 */
export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { id: asked, files, pictureOf, cacheControl = 'public, max-age=3600' }: Shown,
): Promise<FastifyReply> {
  const id = found(/^[0-9a-f]{32}$/.exec(asked)?.[0]);
  const { type, picture } = found(await pictureOf(id));
  const width = /^\d{1,5}$/.exec(String((request.query as { w?: unknown }).w))?.[0];
  const part = picture ? widthOf(picture, width === undefined ? undefined : Number(width)) : undefined;
  return sendStored(request, reply, { storage: files, key: id, type, cacheControl, part });
}
