import { NetworkError, ResponseError, apiUrl, call, TimeoutError } from '@shared/client';
import { readToken } from '@shared/client/auth';
import {
  type DeskFile,
  type FilePurpose,
  deskFileBegin,
  deskFileEnd,
  deskFilePart,
  requestAddress,
} from '@shared/contract/endpoints';

const quietly = { quiet: true, swallow: true } as const;
const SUCCESS = 200;
/** Bytes that are hashed here: more would not fit into the memory of a small computer. */
const MOST_HASHED = 32 * 1024 * 1024;

interface Sending {
  purpose: FilePurpose;
  /** Lower-case hexadecimal; of a picture it is made here. */
  sha256?: string | undefined;
  signal: AbortSignal;
  /** Bytes that the server has. */
  onSent: (bytes: number) => void;
  onWait: (reason: string | null) => void;
}

/** Sends a file part by part and goes on where it was cut, whatever was cut: the network, the page, the server. */
export async function sendFile(file: File, { purpose, sha256, signal, onSent, onWait }: Sending): Promise<DeskFile> {
  const patience = { signal, onWait };
  const known = sha256 ?? (await sha256Of(file));
  const about = { purpose, name: file.name, size: file.size, ...(known !== undefined && { sha256: known }) };
  const { id, partBytes, received } = await withPatience(
    () => call(deskFileBegin, about, { ...quietly, signal }),
    patience,
  );
  let sent = received;
  onSent(sent);
  while (sent < file.size) {
    const from = sent;
    sent = await withPatience(
      () => sendPart({ id, offset: from, bytes: file.slice(from, from + partBytes), signal }),
      patience,
    );
    onSent(sent);
  }
  return withPatience(() => call(deskFileEnd, { id }, { ...quietly, signal }), patience);
}

interface Part {
  id: string;
  offset: number;
  bytes: Blob;
  signal: AbortSignal;
}

/** Returns how much the server has afterwards: what it has already, or wants first, is no mistake. */
async function sendPart({ id, offset, bytes, signal }: Part): Promise<number> {
  const { path } = deskFilePart;
  const token = readToken();
  const headers = {
    'content-type': 'application/octet-stream',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const url = requestAddress({ path: apiUrl(path) }, { id, offset });
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(url, { method: 'POST', headers, body: bytes, signal });
    body = await response.json();
  } catch (error) {
    throw new NetworkError(`POST ${path}`, error);
  }
  const { code, data } = body as { code?: number; data?: { received?: number; offset?: number } };
  if (code === SUCCESS && data?.received !== undefined) return data.received;
  const { status } = response;
  const error = new ResponseError(`POST ${path}`, {
    status,
    body,
    header: (name) => response.headers.get(name) ?? undefined,
  });
  if (error.reason === 'offset-wanted' && data?.offset !== undefined) return data.offset;
  throw error;
}

/** The hash by which the server knows a file again; undefined where the browser has none, or the file is too large for it. */
async function sha256Of(file: File): Promise<string | undefined> {
  // Hashing is there without https only on this computer itself.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle || file.size > MOST_HASHED) return undefined;
  const hash = new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Milliseconds before a request is made again: longer each time, up to the last. */
const waits = [1000, 2000, 4000, 8000, 15_000, 30_000] as const;
const LONGEST = 30_000;
const TOO_MANY = 429;
const BROKEN = 500;

interface Patience {
  signal: AbortSignal;
  /** Told while nothing happens, with the reason; null once it goes on. */
  onWait: (reason: string | null) => void;
}

/**
 * Does something until it works: again after a while where the network is gone or the server busy, at once when the network is
 * back. What the server refuses is thrown.
 */
async function withPatience<Result>(work: () => Promise<Result>, { signal, onWait }: Patience): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    signal.throwIfAborted();
    try {
      const result = await work();
      onWait(null);
      return result;
    } catch (error) {
      signal.throwIfAborted();
      const wait = waitAfter(error, tries);
      if (wait === null) throw error;
      onWait(navigator.onLine ? '没有连上服务器，过一会儿自动再试' : '没有网络，连上后自动继续');
      await untilOnline(wait, signal);
    }
  }
}

/** Returns ms to wait; null for what trying again does not change. */
function waitAfter(error: unknown, tries: number): number | null {
  const wait = waits[Math.min(tries, waits.length - 1)] ?? LONGEST;
  if (error instanceof NetworkError || error instanceof TimeoutError) return wait;
  if (!(error instanceof ResponseError)) return null;
  if (error.code === TOO_MANY) return Math.min(LONGEST, (error.retryAfter ?? 1) * 1000);
  return error.code >= BROKEN || error.reason === 'upload-broken' ? wait : null;
}

function untilOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    globalThis.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
