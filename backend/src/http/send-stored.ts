import { createHash } from 'node:crypto';
import type { ByteRange, Storage, StoredStream } from '@shared/storage';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { attachment } from './content-disposition';
import { Refusal } from './refusal';

export interface StoredFile {
  storage: Storage;
  /** The storage key, never a visitor's word. */
  key: string;
  type: string;
  /** The name it is saved under; a file without one is shown, and nothing in it runs. */
  downloadName?: string;
  cacheControl: string;
  /** The part of the file to send; all of it unless given. */
  part?: ByteRange | undefined;
  /** Told when the last byte was handed over; nobody knows where the storage answers visitors itself. */
  onSent?: () => void;
}

/** Seconds for which an address of the storage itself is good: a visitor is led there at once. */
const LINK_LIVES = 60;

/**
 * Sends what was uploaded: whole, or the range that is asked for (`Range`, `If-Range`). What is saved leaves straight from the
 * storage where that answers visitors itself.
 * @throws Refusal `not-found` for what is not there
 */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  { storage, key, type, downloadName, cacheControl, part, onSent }: StoredFile,
): Promise<FastifyReply> {
  const disposition = downloadName === undefined ? undefined : attachment(downloadName);
  if (disposition !== undefined && part === undefined) {
    const link = await storage.link(key, { seconds: LINK_LIVES, type, disposition });
    if (link !== null) return reply.header('cache-control', 'private, no-store').redirect(link, 302);
  }
  const found = part ? await openPart(storage, key, part) : await openRange(request, storage, key);
  if (!found) throw new Refusal('not-found');
  const { body, size, tag, range } = found;
  const etag = etagOf(tag);
  void reply.headers({
    'content-type': type,
    'cache-control': cacheControl,
    'accept-ranges': 'bytes',
    etag,
    'content-security-policy': "default-src 'none'; sandbox",
    ...(disposition !== undefined && { 'content-disposition': disposition }),
  });
  if (range === 'beyond') {
    body.destroy();
    return reply.code(416).header('content-range', `bytes */${size}`).send();
  }
  if (range === null && names(request.headers['if-none-match'], etag)) {
    body.destroy();
    return reply.code(304).send();
  }
  const last = range === null ? size - 1 : Math.min(range.end, size - 1);
  if (range !== null) void reply.code(206).header('content-range', `bytes ${range.start}-${last}/${size}`);
  if (onSent && request.method === 'GET' && last === size - 1) reply.raw.once('finish', onSent);
  return reply.header('content-length', last + 1 - (range?.start ?? 0)).send(body);
}

interface OpenedRange extends StoredStream {
  /** The range asked for: null for the whole body, `beyond` for a range that begins behind its end. */
  range: ByteRange | 'beyond' | null;
}

/** Opens a part as a file of its own: nobody asks for a range of a picture. */
async function openPart(storage: Storage, key: string, part: ByteRange): Promise<OpenedRange | null> {
  const found = await storage.stream(key, part);
  return found && { ...found, size: part.end + 1 - part.start, tag: `${found.tag} ${part.start}`, range: null };
}

async function openRange({ headers }: FastifyRequest, storage: Storage, key: string): Promise<OpenedRange | null> {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? '');
  const whole = async () => {
    const found = await storage.stream(key);
    return found && { ...found, range: null };
  };
  if (!asked || (asked[1] === '' && asked[2] === '')) return whole();
  const range = asked[1] === '' ? await lastBytes(storage, key, Number(asked[2])) : rangeOf(asked);
  // A range whose end lies before its start asks for nothing that there is: the header counts as not sent.
  if (range === null) return whole();
  const found = await storage.stream(key, range);
  if (!found) return null;
  const condition = headers['if-range'];
  if (condition !== undefined && condition !== etagOf(found.tag)) {
    found.body.destroy();
    return whole();
  }
  return { ...found, range: range.start < found.size ? range : 'beyond' };
}

function rangeOf([, start, end]: RegExpExecArray): ByteRange | null {
  const range = { start: Number(start), end: end === '' ? Number.MAX_SAFE_INTEGER : Number(end) };
  return range.end < range.start ? null : range;
}

async function lastBytes(storage: Storage, key: string, count: number): Promise<ByteRange | null> {
  const found = await storage.stream(key);
  if (!found) return null;
  found.body.destroy();
  return { start: Math.max(0, found.size - count), end: found.size };
}

/** Storages name versions in words of their own. */
function etagOf(tag: string): string {
  return `"${createHash('sha256').update(tag).digest('base64url').slice(0, 22)}"`;
}

function names(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;
}
