import { randomBytes } from 'node:crypto';
import type { Storage } from '@shared/storage';
import type { FastifyInstance } from 'fastify';
import { fileUpload } from '@shared/contract/endpoints';
import { found } from '../../http/found';
import { Refusal } from '../../http/refusal';
import { route } from '../../http/route';
import { sendStored } from '../../http/send-stored';
import { imageFacts, readerOf } from './image-facts';
import type { FileLinks } from './file-links';
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
  /** Of what pages show. */
  picture: Size | undefined;
}

export function uploadRoutes(app: FastifyInstance, { files, links }: { files: Storage; links: FileLinks }): void {
  const { uploads } = app;

  /** The row first: what is under way counts, and a file without a row is swept. */
  async function store(file: KeptUpload, bytes: Buffer, { userId, purpose, picture }: Sender): Promise<void> {
    const quota = await uploads.reserve(file, userId, purpose);
    if (quota !== null) throw new Refusal(quota);
    try {
      if (!(await files.putIfAbsent(file.id, bytes))) throw new Error(`There is a file ${file.id} already`);
      if (await uploads.markStored(file.id, picture)) return;
    } catch (error) {
      await uploads.drop(file.id);
      await files.delete(file.id);
      throw error;
    }
    await files.delete(file.id);
    throw new Refusal('login-required');
  }

  route(
    app,
    fileUpload,
    async ({ request, user, login, query: { purpose } }) => {
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
      const picture = isShown(purpose) ? await pictureSize(shown) : undefined;
      await store(file, shown, { userId: user.id, purpose, picture });
      return { ...file, ...picture, url: links.url(login, file.id) };
    },
    { perMinute: 60 },
  );

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
async function pictureSize(bytes: Buffer): Promise<Size> {
  const facts = await imageFacts(readerOf(bytes));
  if (facts === null) throw new Refusal('file-type', {}, BROKEN);
  if (Math.max(facts.width, facts.height) > LONGEST_SIDE)
    throw new Refusal('file-type', {}, `图片每边最多 ${LONGEST_SIDE} 像素，这张是 ${facts.width} × ${facts.height}`);
  return { width: facts.width, height: facts.height };
}
