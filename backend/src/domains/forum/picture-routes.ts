import type { FastifyInstance } from 'fastify';
import { postPicturePath } from '@shared/contract/fields';
import type { Storage } from '@shared/storage';
import { sendPicture } from '../uploads/send-picture';
import { shownPicture } from './post-pictures';

/** Pictures of questions and answers, to everybody. */
export function postPictureRoutes(app: FastifyInstance, { files }: { files: Storage }): void {
  app.get<{ Params: { id: string } }>(postPicturePath(':id'), (request, reply) =>
    sendPicture(request, reply, { id: request.params.id, files, pictureOf: (id) => shownPicture(app.database, id) }),
  );
}
