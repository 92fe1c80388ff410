import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { UPLOAD_MAX_BYTES } from '@shared/contract/schemas';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../http/refusal';

/** Limits: one file, and a few fields that some clients send along, of which nothing is kept. */
const limits = {
  fileSize: UPLOAD_MAX_BYTES,
  files: 1,
  fields: 5,
  fieldSize: 1024,
  fieldNameSize: 100,
  headerPairs: 20,
};

interface ReceivedFile {
  name: string;
  /** The path on the disk of this machine. */
  path: string;
  size: number;
}

/**
 * Writes the multipart field `file`, at most 10 MB of it, into a folder, and reads the body to its end: what breaks off there is
 * not whole.
 */
export async function receiveFile(request: FastifyRequest, folder: string): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw new Refusal('file-missing');
  const file = await readParts(request, join(folder, 'received')).catch((error: unknown) => {
    throw refusalOf(error);
  });
  if (file === null) throw new Refusal('file-missing');
  if (file.size === 0) throw new Refusal('file-empty');
  return file;
}

async function readParts(request: FastifyRequest, path: string): Promise<ReceivedFile | null> {
  let file: ReceivedFile | null = null;
  for await (const part of request.parts({ limits })) {
    if (part.type !== 'file') continue;
    await pipeline(part.file, createWriteStream(path));
    if (part.file.truncated) throw new Refusal('file-too-large');
    if (part.fieldname === 'file') file = { name: displayName(part.filename), path, size: part.file.bytesRead };
  }
  return file;
}

/** The body is to blame for whatever the parser stumbles over; most of its errors carry neither code nor status. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  switch ((error as { code?: unknown } | null)?.code) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return new Refusal('file-too-large');
    case 'FST_FILES_LIMIT':
      return new Refusal('invalid-request', {}, '一次只能上传一个文件');
    case 'FST_FIELDS_LIMIT':
    case 'FST_PARTS_LIMIT':
      return new Refusal('invalid-request', {}, '提交的内容太多，请只上传文件');
    default:
      return new Refusal('upload-broken');
  }
}

/** The device's name for the file, for showing it again: no folders, no control characters, at most 120 units. */
function displayName(name: string | undefined): string {
  const base = name?.split(/[\\/]/).pop() ?? '';
  return base.replace(/\p{C}/gu, '').slice(-120) || '未命名';
}
