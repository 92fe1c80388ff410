import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Bytes below which an answer fits into a packet or two anyway. */
const WORTHWHILE = 1024;

const brotli = promisify(brotliCompress);
const encodings = {
  br: (content: string) => brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
} as const;

/**
 * Compresses what is the same for every guest: lists and drawings. An answer to somebody who is signed in, or to a write, is
 * sent as it is: where a secret of theirs stood beside words of somebody else, its length would tell of it (BREACH).
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTHWHILE || !isPublic(request, reply)) return payload;
    const varies = [reply.getHeader('vary'), 'accept-encoding'].filter((name) => name !== undefined);
    void reply.header('vary', varies.join(', '));
    const encoding = accepted(request.headers['accept-encoding']);
    if (!encoding) return payload;
    void reply.header('content-encoding', encoding);
    return encodings[encoding](payload);
  });
}

function isPublic({ method, headers }: FastifyRequest, reply: FastifyReply): boolean {
  const type = String(reply.getHeader('content-type'));
  const plain = /^(?:application\/json|image\/svg\+xml)\b/.test(type);
  return plain && method === 'GET' && reply.statusCode === 200 && headers.authorization === undefined;
}

/** The better one of ours that the browser takes; one marked `q=0` is refused. */
function accepted(header: string | string[] | undefined): keyof typeof encodings | undefined {
  const offered = String(header ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(?:\.0+)?$/.test(part))
    .map((part) => part.replace(/;.*/, ''));
  return (['br', 'gzip'] as const).find((encoding) => offered.includes(encoding));
}
