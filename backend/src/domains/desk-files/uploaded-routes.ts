import { uploadedUrl } from '@shared/contract/content';
import type { FastifyInstance } from 'fastify';
import type { Storage } from '@shared/storage';
import { found } from '../../http/refusal';
import { uploadedId } from './desk-file';
import { sendUploaded } from './send-uploaded';

const FOREVER = 'public, max-age=31536000, immutable';

/** Pictures that editors uploaded, for everybody who knows the address: one is never another picture. */
export function uploadedRoutes(app: FastifyInstance, { files }: { files: Storage }): void {
  app.get<{ Params: { id: string } }>('/api/ext/v1/media/uploaded/:id', async (request, reply) => {
    const id = found(uploadedId(uploadedUrl(request.params.id)));
    return sendUploaded(request, reply, { files, id, cacheControl: FOREVER });
  });
}
