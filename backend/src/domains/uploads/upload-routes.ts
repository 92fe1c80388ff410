import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Storage } from '@shared/storage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as calls from '@shared/contract/endpoints';
import { UPLOAD_MAX_BYTES } from '@shared/contract/schemas';
import { found, Refusal } from '../../http/refusal';
import { route } from '../../http/route';
import { sendStored } from '../../http/send-stored';
import type { KeptPicture, PictureMaker } from '../pictures/picture-maker';
import { PICTURE_TYPE, sizeOf, widthOf } from '../pictures/picture-width';
import { withFolder } from '../pictures/with-folder';
import type { FileLinks } from './file-links';
import { receiveFile } from './receive-file';
import { type SniffedType, sniffType, startOf } from './sniff-type';
import type { UploadPurpose } from './upload-limits';

/** A file on the disk of this machine, with what it is kept as. */
interface Ready {
  path: string;
  size: number;
  picture: KeptPicture | null;
}

/** Types and sizes that are taken; of evidence nobody looks further than that. */
const taken: Readonly<Record<UploadPurpose, { types: readonly SniffedType[]; refusal: string | undefined }>> = {
  evidence: { types: ['image/png', 'image/jpeg', 'application/pdf'], refusal: undefined },
  work: { types: ['image/png', 'image/jpeg'], refusal: '这里只收 PNG 和 JPG 图片' },
  post: { types: ['image/png', 'image/jpeg'], refusal: '这里只收 PNG 和 JPG 图片' },
};

export function uploadRoutes(
  app: FastifyInstance,
  { files, links, pictures }: { files: Storage; links: FileLinks; pictures: PictureMaker },
): void {
  const { uploads } = app;

  /** The row is there: what is under way counts, and a file without a row is swept. */
  async function store(id: string, { path, size, picture }: Ready): Promise<void> {
    try {
      if (!(await files.putIfAbsent(id, { pieces: createReadStream(path), size })))
        throw new Error(`There is a file ${id} already`);
      if (await uploads.markStored(id, picture)) return;
    } catch (error) {
      await uploads.drop(id);
      await files.delete(id);
      throw error;
    }
    await files.delete(id);
    throw new Refusal('login-required');
  }

  async function upload(request: FastifyRequest, folder: string, sender: { userId: number; purpose: UploadPurpose }) {
    const id = randomBytes(16).toString('hex');
    const reserve = async (name: string, type: string, size: number) => {
      const quota = await uploads.reserve({ id, name, type, size }, sender.userId, sender.purpose);
      if (quota !== null) throw new Refusal(quota);
    };
    const { name, path, size } = await receiveFile(request, folder).catch(async (error: unknown) => {
      // A file that is too large counts as one that came in whole: sending it again and again comes to an end.
      if (error instanceof Refusal && error.detail.reason === 'file-too-large') await reserve('', '', UPLOAD_MAX_BYTES);
      throw error;
    });
    const type = sniffType(await startOf(path));
    await reserve(name, type ?? '', size);
    const { types, refusal } = taken[sender.purpose];
    if (type === null || !types.includes(type)) throw new Refusal('file-type', {}, type === null ? undefined : refusal);
    if (sender.purpose === 'evidence') {
      await store(id, { path, size, picture: null });
      return { id, name, type, size };
    }
    const target = join(folder, 'made');
    const made = await pictures.make(path, target);
    await store(id, { path: target, ...made });
    return { id, name, type: PICTURE_TYPE, size, ...sizeOf(made.picture) };
  }

  route(app, calls.fileUpload, async ({ request, user, login, query: { purpose } }) => {
    const quota = await uploads.quotaLeft(user.id, purpose);
    if (quota !== null) throw new Refusal(quota);
    const file = await withFolder((folder) => upload(request, folder, { userId: user.id, purpose }));
    return { ...file, url: links.url(login, file.id) };
  });

  app.get<{ Params: { session: string; ticket: string; id: string } }>(
    '/api/ext/v1/files/:session/:ticket/:id',
    async (request, reply) => {
      const { session, ticket, id } = request.params;
      const sessionId = Number(session);
      const viewerId = links.isAlive({ sessionId, ticket, id }) ? await app.sessions.personOf(sessionId) : null;
      if (viewerId === null) throw new Refusal('link-expired');
      const file = found(await uploads.seenBy(id, viewerId));
      return sendStored(request, reply, {
        storage: files,
        key: id,
        downloadName: file.name,
        cacheControl: 'private, no-store',
        // A file that a browser may run or open by itself is told as bytes alone.
        type: file.type === 'application/pdf' ? 'application/octet-stream' : file.type,
        part: file.picture ? widthOf(file.picture) : undefined,
      });
    },
  );
}
