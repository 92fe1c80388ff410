import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { fileUpload } from '@shared/contract/endpoints';
import { found } from '../../http/found';
import { Refusal } from '../../http/refusal';
import { route } from '../../http/route';
import { sendFile } from '../../http/send-file';
import type { FileLinks } from './file-links';
import type { FileStore } from './file-store';
import { receiveFile } from './receive-file';
import { sniffType } from './sniff-type';
import type { KeptUpload } from './upload-repository';

/** The only purpose that there is a call for. */
const PURPOSE = 'evidence';

export function uploadRoutes(app: FastifyInstance, { files, links }: { files: FileStore; links: FileLinks }): void {
  const { uploads } = app;

  /** The row first: what is under way counts, and a file without a row is swept. */
  async function store(file: KeptUpload, bytes: Buffer, userId: number): Promise<void> {
    const quota = await uploads.reserve(file, userId, PURPOSE);
    if (quota !== null) throw new Refusal(quota);
    try {
      await files.put(file.id, bytes);
    } catch (error) {
      await uploads.drop(file.id);
      throw error;
    }
    if (await uploads.markStored(file.id)) return;
    await files.remove(file.id);
    throw new Refusal('login-required');
  }

  route(
    app,
    fileUpload,
    async ({ request, user }) => {
      const quota = await uploads.quotaLeft(user.id, PURPOSE);
      if (quota !== null) throw new Refusal(quota);
      const { name, bytes } = await receiveFile(request);
      const type = sniffType(bytes);
      if (type === null) throw new Refusal('file-type');
      const file = { id: randomBytes(16).toString('hex'), name, type, size: bytes.length };
      await store(file, bytes, user.id);
      return { ...file, url: links.url(user.id, file.id) };
    },
    { perMinute: 60 },
  );

  app.get<{ Params: { viewer: string; ticket: string; id: string } }>(
    '/api/ext/v1/files/:viewer/:ticket/:id',
    async (request, reply) => {
      const { viewer, ticket, id } = request.params;
      const viewerId = Number(viewer);
      if (!links.isAlive({ viewerId, ticket, id })) throw new Refusal('link-expired');
      const file = found(await uploads.seenBy(id, viewerId));
      return sendFile(request, reply, {
        folder: files.folder,
        file: id,
        type: file.type,
        downloadName: file.name,
        cacheControl: 'private, no-store',
      });
    },
  );
}
