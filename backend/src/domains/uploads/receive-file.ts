import { UPLOAD_MAX_BYTES } from '@shared/contract/schemas';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../http/refusal';

/** Reads the multipart field `file`, at most 10 MB of it. */
export async function receiveFile(request: FastifyRequest): Promise<{ name: string; bytes: Buffer }> {
  if (!request.isMultipart()) throw new Refusal('file-missing');
  const part = await request.file({ limits: { fileSize: UPLOAD_MAX_BYTES, files: 1, fields: 5 } });
  if (part?.fieldname !== 'file') throw new Refusal('file-missing');
  const bytes = await part.toBuffer();
  if (bytes.length === 0) throw new Refusal('file-empty');
  return { name: displayName(part.filename), bytes };
}

/** The device's name for the file, for showing it again: no folders, no control characters, at most 120 units. */
function displayName(name: string): string {
  const base = name.split(/[\\/]/).pop() ?? '';
  return base.replace(/\p{C}/gu, '').slice(-120) || '未命名';
}
