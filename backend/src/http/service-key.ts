import { sameSecret } from '@shared/observability/same-secret';
import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import { Refusal } from './refusal';

/** Header by which the site's own services say that they are some, beside what `authorization` says of a person. */
export const SERVICE_KEY_HEADER = 'service-key';

/** Whether a request comes from one of the site's own services, which have the key; never where none is set. */
export function fromService(serviceKey: string | undefined): (request: FastifyRequest) => boolean {
  if (serviceKey === undefined) return () => false;
  const isKey = sameSecret(serviceKey);
  return ({ headers }) => isKey(headers[SERVICE_KEY_HEADER]);
}

/** Refuses a request of anybody else. */
export function onlyServices(serviceKey: string): onRequestHookHandler {
  const isService = fromService(serviceKey);
  return (request, _reply, done) => done(isService(request) ? undefined : new Refusal('login-required'));
}
