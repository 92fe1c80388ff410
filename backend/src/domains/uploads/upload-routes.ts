import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { fileUpload } from '@shared/contract/endpoints';
import { found } from '../../http/found';
import { Refusal } from '../../http/refusal';
import { route } from '../../http/route';
import { sendFile } from '../../http/send-file';
import type { FileStore } from './file-store';
import { receiveFile } from './receive-file';
import { sniffType } from './sniff-type';
import { uploadUrl } from './upload-repository';

export function uploadRoutes(app: FastifyInstance, { files }: { files: FileStore }): void {
  route(
    app,
    fileUpload,
    async ({ request, user }) => {
      const { name, bytes } = await receiveFile(request);
      const type = sniffType(bytes);
      if (type === null) throw new Refusal('file-type');
      const id = randomBytes(16).toString('hex');
      // The file first: a row without its file would be a promise nobody can keep.
      await files.put(id, bytes);
      await app.uploads.create({ id, name, type, size: bytes.length }, user.id);
      return { id, name, type, size: bytes.length, url: uploadUrl(id) };
    },
    { perMinute: 60 },
  );

  app.get<{ Params: { id: string } }>('/api/ext/v1/files/:id', async (request, reply) => {
    const { id } = request.params;
    if (!/^[0-9a-f]{32}$/.test(id)) throw new Refusal('not-found');
    const file = found(await app.uploads.find(id));
    return sendFile(request, reply, {
      folder: files.folder,
      file: id,
      type: file.type,
      downloadName: file.name,
      cacheControl: 'private, max-age=300',
    });
  });
}
