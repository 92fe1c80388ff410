import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Envelope, ErrorDetail } from 'shared/contract/endpoints';

const UPLOAD = '/api/eco/v1/file/upload';
/** Bytes, as in deploy/nginx: an upload of 10 MB with what a form puts around it, and what any other call may have. */
const LARGEST_UPLOAD = 11 * 1024 * 1024;
const LARGEST = 64 * 1024;

const refusal: Envelope<ErrorDetail> = { code: 413, data: { reason: 'file-too-large' }, msg: '文件不能超过 10 MB' };

/** Refuses what says of itself that it is too large before anything of it is passed on, and reads none of it. */
export function refuseLargeBody(request: FastifyRequest, reply: FastifyReply, next: () => void): void {
  const largest = request.url.endsWith(UPLOAD) ? LARGEST_UPLOAD : LARGEST;
  if (Number(request.headers['content-length'] ?? 0) <= largest) next();
  else void reply.code(413).header('connection', 'close').send(refusal);
}
