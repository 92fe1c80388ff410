import { randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { fileUpload } from '@shared/contract/endpoints';
import { found } from '../../http/found';
import { Refusal } from '../../http/refusal';
import { route } from '../../http/route';
import { sendFile } from '../../http/send-file';
import { imageFacts } from './image-facts';
import type { FileLinks } from './file-links';
import type { FileStore } from './file-store';
import { receiveFile } from './receive-file';
import { sniffType } from './sniff-type';
import type { UploadPurpose } from './upload-limits';
import type { KeptUpload } from './upload-repository';
import { withoutMetadata } from './without-metadata';

/** Pixels of the longest side of a picture that a page shows. */
const LONGEST_SIDE = 10_000;
const BROKEN = '这不是 PNG 或 JPG 图片，也可能已经损坏';

interface Sender {
  userId: number;
  purpose: UploadPurpose;
}

export function uploadRoutes(app: FastifyInstance, { files, links }: { files: FileStore; links: FileLinks }): void {
  const { uploads } = app;

  /** The row first: what is under way counts, and a file without a row is swept. */
  async function store(file: KeptUpload, bytes: Buffer, { userId, purpose }: Sender): Promise<Size | undefined> {
    const quota = await uploads.reserve(file, userId, purpose);
    if (quota !== null) throw new Refusal(quota);
    try {
      await files.put(file.id, bytes);
      const size = isShown(purpose) ? await pictureSize(join(files.folder, file.id)) : undefined;
      if (await uploads.markStored(file.id, size)) return size;
    } catch (error) {
      await uploads.drop(file.id);
      await files.remove(file.id);
      throw error;
    }
    await files.remove(file.id);
    throw new Refusal('login-required');
  }

  route(
    app,
    fileUpload,
    async ({ request, user, query: { purpose } }) => {
      const quota = await uploads.quotaLeft(user.id, purpose);
      if (quota !== null) throw new Refusal(quota);
      const { name, bytes } = await receiveFile(request);
      const type = sniffType(bytes);
      if (type === null) throw new Refusal('file-type');
      if (isShown(purpose) && type === 'application/pdf')
        throw new Refusal('file-type', {}, '这里只收 PNG 和 JPG 图片');
      // What everybody will see says nothing of where it was taken.
      const shown = isShown(purpose) && type !== 'application/pdf' ? withoutMetadata(bytes, type) : bytes;
      if (shown === null) throw new Refusal('file-type', {}, BROKEN);
      const file = { id: randomBytes(16).toString('hex'), name, type, size: shown.length };
      const size = await store(file, shown, { userId: user.id, purpose });
      return { ...file, ...size, url: links.url(user.id, file.id) };
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

/** What pages show, to everybody in the end; evidence is looked at by reviewers alone. */
const isShown = (purpose: UploadPurpose) => purpose !== 'evidence';

/** Pixels. */
interface Size {
  width: number;
  height: number;
}

/** As it is shown. @throws Refusal for one that is broken, or that no page can show */
async function pictureSize(path: string): Promise<Size> {
  const handle = await open(path, 'r');
  try {
    const facts = await imageFacts(handle);
    if (facts === null) throw new Refusal('file-type', {}, BROKEN);
    if (Math.max(facts.width, facts.height) <= LONGEST_SIDE) return facts;
    throw new Refusal('file-type', {}, `图片每边最多 ${LONGEST_SIDE} 像素，这张是 ${facts.width} × ${facts.height}`);
  } finally {
    await handle.close();
  }
}
