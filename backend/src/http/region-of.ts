import type { FastifyRequest } from 'fastify';

/** The region that the operator's provider names in its header; it is counted and shown, so it is a short name or nothing. */
export function regionOf(headers: FastifyRequest['headers'], name: string | undefined): string {
  const given = name === undefined ? '' : String(headers[name.toLowerCase()] ?? '');
  return /^[\p{L}\p{N} _-]{1,40}$/u.exec(given)?.[0] ?? '';
}
