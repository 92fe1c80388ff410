import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { InvalidRequest } from '../../http/invalid-request';
import { limitAddress } from '../../http/limit-requests';
import { Refusal } from '../../http/refusal';
import { tokenHash } from '../sessions/token';
import { EXTERNAL_ISSUER, personOfIdentity } from './person-of-identity';
import { text } from './read-claims';
import { SIGN_IN_PATH } from './sign-in-path';

/** Seconds that the caller's clock may differ, in both directions. */
const WINDOW = 300;
/** Requests a minute from one address: each is a visitor who logs in at the vendor's. */
const CALLS = 600;

const headerSchema = z.object({
  'x-timestamp': z.string().regex(/^\d{1,12}$/),
  'x-nonce': z.string().regex(/^[\w.-]{16,100}$/),
  'x-signature': z.string().regex(/^[0-9a-f]{64}$/),
});

const bodySchema = z.object({
  /** The vendor's permanent id of the person. */
  externalId: z.string().min(1).max(200),
  name: z.string().max(200).optional(),
  company: z.string().max(200).optional(),
});

/**
 * `POST …/sign-in/jump-token`: from the server of a vendor that keeps its own login, for the person with an id of theirs. No call
 * of the contract, since no browser may ever hold its key; docs/runbook.md shows how it is made.
 */
export function jumpTokenCall(app: FastifyInstance, { secret }: { secret: string }): void {
  app.removeContentTypeParser('application/json');
  // The signature is of what was sent, byte by byte.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post(
    `${SIGN_IN_PATH}/jump-token`,
    { onRequest: limitAddress(app, 'jump-token', CALLS) },
    async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : '';
      const headers = headerSchema.safeParse(request.headers);
      if (!headers.success) throw refused('缺少签名，或签名的格式不对');
      const { 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': signature } = headers.data;
      if (!isSigned({ secret, signed: `${timestamp}\n${nonce}\n${body}`, signature })) throw refused('签名不正确');
      if (Math.abs(Date.now() / 1000 - Number(timestamp)) > WINDOW) throw new Refusal('clock-skew');
      const { externalId, name, company } = parsed(body);
      if (!(await isFirst(app, nonce))) throw refused('这次调用已经用过了');
      const userId = await personOfIdentity(app.database, {
        issuer: EXTERNAL_ISSUER,
        subject: externalId,
        name: text(name, 40),
        company: text(company, 80),
      });
      const jumpToken = await app.sessions.createJumpToken(userId);
      return reply.header('cache-control', 'no-store').send({ code: 200, data: { jumpToken }, msg: '' });
    },
  );
}

function refused(message: string): Refusal {
  return new Refusal('signature-refused', {}, message);
}

function isSigned({ secret, signed, signature }: { secret: string; signed: string; signature: string }): boolean {
  return timingSafeEqual(createHmac('sha256', secret).update(signed).digest(), Buffer.from(signature, 'hex'));
}

function parsed(body: string): z.output<typeof bodySchema> {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new Refusal('invalid-request');
  }
  const result = bodySchema.safeParse(value);
  if (result.success) return result.data;
  throw new InvalidRequest(result.error);
}

/** A nonce is kept for longer than its timestamp counts, by all processes together. */
async function isFirst(app: FastifyInstance, nonce: string): Promise<boolean> {
  await app.database.query(`delete from jump_token_calls where called_at < now() - interval '${3 * WINDOW} seconds'`);
  const sql = 'insert into jump_token_calls (nonce_hash) values ($1) on conflict do nothing returning 1 as first';
  return (await app.database.query(sql, [tokenHash(nonce)])).length > 0;
}
