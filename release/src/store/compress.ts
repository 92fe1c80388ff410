import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Effort = 'moderate' | 'highest';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

export function isCompressible(file: string): boolean {
  return /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/.test(file);
}

/** The compressed forms of a file by the extension they are stored under. */
export async function compress(content: Uint8Array, effort: Effort): Promise<Map<'.br' | '.gz', Buffer>> {
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: effort === 'highest' ? 11 : 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    deflate(content, { level: effort === 'highest' ? 9 : 6 }),
  ]);
  return new Map([
    ['.br', br],
    ['.gz', gz],
  ]);
}
