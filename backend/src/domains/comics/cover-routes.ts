import type { FastifyInstance } from 'fastify';
import { found } from '../../http/found';
import { mediaUrl, readMedia } from '../../seed/media';
import { uploadedId } from '../desk-files/desk-file';
import { sendUploaded } from '../desk-files/send-uploaded';
import { sendDrawing } from '../media/send-drawing';
import type { Storage } from '@shared/storage';

/**
 * The cover of the comic at a place of the list, the newest at 1. A page can show it before it knows the list; what is at a
 * place changes, so no cache keeps it.
 */
export function coverRoutes(app: FastifyInstance, { files }: { files: Storage }): void {
  app.get<{ Params: { place: string } }>('/api/ext/v1/comics/covers/:place', async (request, reply) => {
    const place = /^[1-9]\d?$/.exec(request.params.place)?.[0];
    const url = found(place === undefined ? undefined : await app.comics.coverAt(Number(place)));
    const id = uploadedId(url);
    if (id !== null) return sendUploaded(request, reply, { files, id, cacheControl: 'private, no-cache' });
    // A redirect would cost a slow phone a round trip.
    const drawing = url.startsWith(mediaUrl('')) ? await readMedia(url.slice(mediaUrl('').length)) : null;
    return drawing === null ? reply.redirect(url) : sendDrawing(reply, drawing);
  });
}
