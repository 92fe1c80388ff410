import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Envelope, ErrorDetail } from '@shared/contract/endpoints';

const UPLOAD = '/api/eco/v1/file/upload';
/** Bytes, as in deploy/nginx: an upload of 10 MB with what a form puts around it, and what any other call may have. */
const LARGEST_UPLOAD = 11 * 1024 * 1024;
const LARGEST = 64 * 1024;
/** Takes one part of a file that colleagues send, its place in the query. */
const PART = '/api/ext/v1/desk/files/part';
const LARGEST_PART = 5 * 1024 * 1024;
/** Takes an entry of the site's pages, 64 KB before it is UTF-8. */
const DRAFT = '/api/ext/v1/desk/site-content/draft';
const LARGEST_DRAFT = 256 * 1024;

const refusal = (reason: ErrorDetail['reason'], msg: string): Envelope<ErrorDetail> => ({
  code: 413,
  data: { reason },
  msg,
});
const fileTooLarge = refusal('file-too-large', '文件不能超过 10 MB');
const bodyTooLarge = refusal('body-too-large', '提交的内容太长，请缩短后再试');

/** Refuses what says of itself that it is too large before anything of it is passed on, and reads none of it. */
export function refuseLargeBody(request: FastifyRequest, reply: FastifyReply, next: () => void): void {
  const [largest, refused] = limitOf(request.url.split('?', 1)[0] ?? '');
  if (Number(request.headers['content-length'] ?? 0) <= largest) next();
  else void reply.code(413).header('connection', 'close').send(refused);
}

function limitOf(path: string): readonly [largest: number, refused: Envelope<ErrorDetail>] {
  if (path.endsWith(UPLOAD)) return [LARGEST_UPLOAD, fileTooLarge];
  if (path.endsWith(DRAFT)) return [LARGEST_DRAFT, bodyTooLarge];
  return path.endsWith(PART) ? [LARGEST_PART, bodyTooLarge] : [LARGEST, bodyTooLarge];
}
