import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** `quick` is for what is compressed further a moment later. */
export type Effort = 'quick' | 'moderate' | 'highest';

const qualities: Readonly<Record<Effort, { br: number; gz: number }>> = {
  quick: { br: 3, gz: 1 },
  moderate: { br: 5, gz: 6 },
  highest: { br: 11, gz: 9 },
};

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

export function isCompressible(file: string): boolean {
  return /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/.test(file);
}

/** The compressed forms of a file by the extension they are stored under. */
export async function compress(content: Uint8Array, effort: Effort): Promise<Map<'.br' | '.gz', Buffer>> {
  const [br, gz] = await Promise.all([compressBr(content, effort), deflate(content, { level: qualities[effort].gz })]);
  return new Map([
    ['.br', br],
    ['.gz', gz],
  ]);
}

/** The form that is kept of pages that change often. */
export function compressBr(content: Uint8Array, effort: Effort): Promise<Buffer> {
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: qualities[effort].br,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
