import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Storage } from '@shared/storage';
import { sendPicture } from '../uploads/send-picture';
import { fileOf } from './desk-file';

/** Sends a picture that an editor uploaded. @throws Refusal `not-found` for any other file */
export function sendUploaded(
  request: FastifyRequest,
  reply: FastifyReply,
  { files, id, cacheControl }: { files: Storage; id: string; cacheControl: string },
): Promise<FastifyReply> {
  return sendPicture(request, reply, {
    id,
    files,
    cacheControl,
    pictureOf: async (asked) => {
      const file = await fileOf(request.server.database, asked);
      if (!file?.done || file.purpose === 'client-build' || file.type === null) return undefined;
      return { type: file.type, picture: file.picture };
    },
  });
}
