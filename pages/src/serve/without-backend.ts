import type { Envelope, ErrorDetail } from '@shared/contract/endpoints';
import type { FastifyReply } from 'fastify';

/** Seconds: a backend that restarts is there again by then. */
const RETRY_AFTER = 2;

/** Answers a call in the envelope that the backend would answer in, while there is none: it restarts, or takes too long. */
export function answerWithoutBackend(reply: FastifyReply): void {
  const envelope: Envelope<ErrorDetail> = {
    code: 503,
    data: { reason: 'server-error', retryAfter: RETRY_AFTER },
    msg: '服务正在重启，请稍后再试',
  };
  void reply
    .code(503)
    .headers({ 'retry-after': String(RETRY_AFTER), 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(envelope));
}
