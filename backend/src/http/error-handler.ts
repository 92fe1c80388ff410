import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Envelope, ErrorDetail, ErrorReason } from '@shared/contract/endpoints';
import { fileUpload } from '@shared/contract/endpoints';
import { InvalidRequest } from './invalid-request';
import { Refusal } from './refusal';

/** The one place that answers errors: always the envelope, 5xx without their reason, which goes to the log with the request's id. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown, request, reply) => answerError(thrown, request, reply));
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, new Refusal('not-found')));
}

export function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(thrown, request);
  if (refusal.statusCode >= 500) {
    request.log.error({ err: thrown, route: request.routeOptions.url }, 'request failed');
  }
  sendRefusal(reply, refusal);
}

function sendRefusal(reply: FastifyReply, { statusCode, detail, message }: Refusal): void {
  if (detail.retryAfter !== undefined) void reply.header('retry-after', detail.retryAfter);
  const envelope: Envelope<ErrorDetail> = { code: statusCode, data: detail, msg: message };
  void reply.code(statusCode).send(envelope);
}

/** Errors of Fastify and its plugins carry a status below 500 where the request is to blame. */
function refusalOf(thrown: unknown, { routeOptions }: FastifyRequest): Refusal {
  if (thrown instanceof Refusal) return thrown;
  if (thrown instanceof InvalidRequest) return new Refusal('invalid-request', { fields: thrown.fields });
  if (isAboutNobody(thrown)) return new Refusal('login-required');
  const status = (thrown as { statusCode?: unknown } | null)?.statusCode;
  if (typeof status !== 'number' || status >= 500 || status < 400) return new Refusal('server-error');
  return new Refusal(reasonOf(status, routeOptions.url === fileUpload.path));
}

/** The account was deleted while the request was under way: PostgreSQL keeps no row that names nobody. */
function isAboutNobody(thrown: unknown): boolean {
  const { code, constraint } = (thrown ?? {}) as { code?: unknown; constraint?: unknown };
  return code === '23503' && /_(?:user|author|reporter)_id_fkey$/.test(String(constraint));
}

function reasonOf(status: number, isUpload: boolean): ErrorReason {
  switch (status) {
    case 404:
      return 'not-found';
    case 413:
      return isUpload ? 'file-too-large' : 'body-too-large';
    default:
      return 'invalid-request';
  }
}
