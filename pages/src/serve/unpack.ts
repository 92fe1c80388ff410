import {
  type BrotliDecompress,
  type BrotliOptions,
  type Gunzip,
  type ZlibOptions,
  brotliDecompress,
  gunzip,
} from 'node:zlib';

/** With `info`, what is called back also says how far the input was read; the types do not know of it. */
type Unpacked = Buffer | { buffer: Buffer; engine: BrotliDecompress | Gunzip };
type Unpack = (
  body: Buffer,
  options: BrotliOptions & ZlibOptions,
  done: (error: Error | null, unpacked: Unpacked) => void,
) => void;

/**
 * The content of a compressed file, of `size` bytes at most; null where it is no compressed file, holds more, or goes on
 * after its end.
 */
export function unpack(body: Buffer, encoding: '.br' | '.gz', size: number): Promise<Buffer | null> {
  const run: Unpack = encoding === '.br' ? brotliDecompress : gunzip;
  const options = { maxOutputLength: Math.max(1, size), info: true };
  return new Promise((resolve) => {
    run(body, options, (error, unpacked) => {
      if (error) resolve(null);
      else if (Buffer.isBuffer(unpacked)) resolve(unpacked);
      else resolve(unpacked.engine.bytesWritten === body.length ? unpacked.buffer : null);
    });
  });
}
