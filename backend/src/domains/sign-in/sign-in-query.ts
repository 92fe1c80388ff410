import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { returnTarget } from './return-target';

/** Query that the site's login prompt adds to the address. */
export const signInQuery = z.object({
  return: z.string().max(4000).default('/'),
  state: z
    .string()
    .regex(/^[A-Za-z0-9_-]{0,200}$/)
    .default(''),
});

/** The address that the visitor is led back to, null where that is not ours; and the state that the site gave. */
export function placeOf(
  request: FastifyRequest,
  allowedOrigins: readonly string[],
): { target: string | null; state: string } {
  const query = request.query as z.output<typeof signInQuery>;
  return { state: query.state, target: returnTarget(query.return, { host: request.host, allowedOrigins }) };
}
