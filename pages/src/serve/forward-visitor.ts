import type { IncomingHttpHeaders } from 'node:http';
import { traceHeaders } from '@shared/observability/traces';
import type { FastifyRequest } from 'fastify';

type Visitor = Pick<FastifyRequest, 'ip' | 'protocol' | 'host'>;

/** The proxy whose `X-Forwarded-*` is believed: on this machine. Whoever comes from elsewhere is who they are. */
export const TRUSTED_PROXY = 'loopback';

/**
 * Tells the backend who asks, and under which address: its limits are per visitor, and a sign-in leads back to the host asked.
 * What the visitor says about themselves is replaced, never passed on.
 */
export function forwardVisitor({ ip, protocol, host }: Visitor, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const forwarded: IncomingHttpHeaders = {
    ...headers,
    'x-forwarded-for': ip,
    'x-forwarded-proto': protocol,
    'x-forwarded-host': host,
  };
  delete forwarded.forwarded;
  delete forwarded['traceparent'];
  delete forwarded['tracestate'];
  delete forwarded['baggage'];
  return { ...forwarded, ...traceHeaders() };
}
