import type { FastifyReply, FastifyRequest } from 'fastify';
import { isCompressible } from '@shared/store/store/compress';
import type { BodiesUnderWay } from './bodies-under-way';
import { contentType } from './content-type';
import type { Encoding } from './verified-files';

export interface Sendable {
  /** The file's name, whose ending says what it is. */
  name: string;
  /** Loads one of its forms; null where that cannot be given. */
  load: (encoding: Encoding) => Promise<Buffer | null>;
  /** Names the content, without the encoding. */
  tag: string;
  status: number;
  /** Headers that say how long it may be kept, by whom. */
  headers: Readonly<Record<string, string>>;
}

/** Sends files, and keeps count of what is not taken yet. */
export class FileSender {
  constructor(private readonly underWay: BodiesUnderWay) {}

  /** Sends a file in the best encoding that there is and the visitor's browser takes, or 304; false where there is none. */
  async send(request: FastifyRequest, reply: FastifyReply, file: Sendable): Promise<boolean> {
    const { name, tag, status, headers } = file;
    const encodings = isCompressible(name) ? accepted(request.headers['accept-encoding']) : rawAlone;
    for (const encoding of encodings) {
      const etag = `"${tag}${encoding}"`;
      const known = status === 200 && encoding === encodings[0] && matches(request.headers['if-none-match'], etag);
      const body = known ? null : await file.load(encoding);
      if (!known && !body) continue;
      reply.headers(headers).header('etag', etag).header('content-type', contentType(name));
      if (!body) {
        await reply.code(304).send();
        return true;
      }
      if (encoding) reply.header('content-encoding', encoding === '.br' ? 'br' : 'gzip');
      await this.sendBody(reply.code(status), body);
      return true;
    }
    return false;
  }

  /** Sends what was made for this visitor alone, or what verified. */
  sendBody(reply: FastifyReply, body: Buffer): FastifyReply {
    this.underWay.add(reply.raw, body);
    return reply.send(body);
  }
}

const rawAlone: readonly Encoding[] = [''];

/** Encodings that a browser takes, the smallest first; a form that is damaged is passed over for the next. */
function accepted(header: string | string[] | undefined): Encoding[] {
  const offers = new Map(
    String(header ?? '')
      .split(',')
      .map((offer) => {
        const [name = '', quality] = offer.trim().split(/;\s*q=/);
        return [name, quality === undefined ? 1 : Number(quality)] as const;
      }),
  );
  const takes = (name: string) => (offers.get(name) ?? 0) > 0;
  return [...(takes('br') ? (['.br'] as const) : []), ...(takes('gzip') ? (['.gz'] as const) : []), ''];
}

function matches(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*') ?? false;
}
