import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as calls from '@shared/contract/endpoints';
import { FILE_BYTES, FILE_PART_BYTES } from '@shared/contract/schemas';
import type { Storage } from '@shared/storage';
import { found, Refusal, refuseField } from '../../http/refusal';
import type { PictureMaker } from '../pictures/picture-maker';
import { roleRoute } from '../../http/route';
import { type FileFacts, beginFile, countReceived, dropFile, fileOf, markDone, publicFile, senders } from './desk-file';
import { inspectFile } from './inspect-file';
import { dropParts, keepPart } from './parts';
import { receiveParts } from './receive-part';

declare module 'fastify' {
  interface FastifyRequest {
    /** The facts of a file that is to be ended; null where it is not whole yet, or was ended before. */
    fileFacts: FileFacts | null;
  }
}

const tooLarge: Readonly<Record<calls.FilePurpose, string>> = {
  'chapter-image': '图片不能超过 20 MB',
  'client-build': '安装包不能超过 2 GB',
  'content-image': '图片不能超过 20 MB',
  'content-video': '视频不能超过 100 MB',
  'content-captions': '字幕不能超过 256 KB',
};
const sendersSay: Readonly<Record<calls.FilePurpose, string>> = {
  'chapter-image': '只有编辑可以上传图片',
  'client-build': '只有管理员可以上传安装包',
  'content-image': '只有市场同事可以上传页面的图片',
  'content-video': '只有市场同事可以上传页面的视频',
  'content-captions': '只有市场同事可以上传页面的字幕',
};

/** Files that are sent in parts. Any colleague of the same role may go on with one, by its id. */
export function deskFileRoutes(
  app: FastifyInstance,
  { files, pictures }: { files: Storage; pictures: PictureMaker },
): void {
  receiveParts(app);
  app.decorateRequest('fileFacts', null);

  // The file is read before the transaction: two gigabytes take seconds.
  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.url !== calls.deskFileEnd.path) return;
    const file = await fileOf(app.database, (request.body as { id: string }).id);
    if (file === null || file.done || file.received < file.size) return;
    refuseOthers(request.login?.roles ?? [], file.purpose);
    try {
      request.fileFacts = await inspectFile({ files, pictures }, file);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // The file waits for its turn: no other one need be sent.
      if (error.detail.reason === 'rate-limited') throw error;
      // A call that ended the file meanwhile has taken its parts away.
      if (!(await dropFile(app.database, file.id))) return;
      // The file cannot be mended: the next beginning is a new one.
      await files.delete(file.id);
      await dropParts(files, file.id);
      throw error;
    }
  });

  // Parts that stay because the process ends here are swept.
  app.addHook('onResponse', async ({ fileFacts, body }, reply) => {
    if (fileFacts !== null && reply.statusCode === 200) await dropParts(files, (body as { id: string }).id);
  });

  roleRoute(app, calls.deskFileBegin, async ({ body, user, login, transaction }) => {
    refuseOthers(login.roles, body.purpose);
    if (body.size > FILE_BYTES[body.purpose]) refuseField('size', tooLarge[body.purpose]);
    const { id, received, done } = await beginFile(transaction, body, user.id);
    // The name may be a person's; it stands with the file alone.
    const { size, purpose } = body;
    return {
      data: { id, partBytes: FILE_PART_BYTES, received, done },
      note: { objectType: 'file', objectId: id, after: { purpose, size } },
    };
  });

  roleRoute(app, calls.deskFilePart, async ({ query: { id, offset }, request, login, transaction }) => {
    const file = found(await fileOf(transaction, id, { lock: true }));
    refuseOthers(login.roles, file.purpose);
    const part = partOf(request);
    const end = offset + part.size;
    const answer = (received: number) => ({
      data: { id, received },
      note: { objectType: 'file', objectId: id, after: { received } },
    });
    if (end <= file.received) return answer(file.received);
    if (offset !== file.received) throw new Refusal('offset-wanted', { offset: file.received });
    if (end > file.size) refuseField('offset', '比开始时说的大小多');
    await keepPart(files, id, offset, part);
    await countReceived(transaction, id, end);
    return answer(end);
  });

  roleRoute(app, calls.deskFileEnd, async ({ body: { id }, request, login, transaction }) => {
    const file = found(await fileOf(transaction, id, { lock: true }));
    refuseOthers(login.roles, file.purpose);
    if (!file.done && request.fileFacts === null) throw new Refusal('offset-wanted', { offset: file.received });
    const done = request.fileFacts === null || file.done ? file : await markDone(transaction, id, request.fileFacts);
    const { sha256, type } = done;
    return { data: publicFile(done), note: { objectType: 'file', objectId: id, after: { sha256, type } } };
  });
}

function refuseOthers(roles: readonly calls.Role[], purpose: calls.FilePurpose): void {
  if (!roles.includes(senders[purpose])) throw new Refusal('role-required', {}, sendersSay[purpose]);
}

function partOf({ receivedPart }: FastifyRequest) {
  if (receivedPart === null) throw new Refusal('file-missing', {}, '这里只收文件的一段（application/octet-stream）');
  if (receivedPart.size === 0) throw new Refusal('file-empty');
  return receivedPart;
}
