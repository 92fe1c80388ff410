import { createHash } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BucketOptions } from '../object/bucket-options';

interface StoredObject {
  body: Buffer;
  writes: string;
  modified: Date;
}

/** Fault of one request: it is done and not answered, answered with a status, or answered with something else. */
export type Fault = 'lost' | 'silent' | 'short' | 'other' | { status: number; code?: string } | null;

/**
 * Answers as much of S3's API as the port asks for, from memory, to play what no real store does on demand. Without `conditions` it
 * passes over them, as emulators do: a proof on it is none.
 */
export class EmulatedBucket {
  readonly objects = new Map<string, StoredObject>();
  readonly requests: string[] = [];
  /** ms by which its clock is ahead. */
  clock = 0;
  fault: (method: string, key: string) => Fault = () => null;

  private constructor(
    private readonly server: Server,
    private readonly conditions: 'held' | 'ignored' | 'quoted',
  ) {
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      void this.answer(request, response);
    });
  }

  static async start(conditions: 'held' | 'ignored' | 'quoted' = 'held'): Promise<EmulatedBucket> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new EmulatedBucket(server, conditions);
  }

  get endpoint(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get options(): BucketOptions {
    const keys = { accessKeyId: 'key', secretAccessKey: 'secret' };
    return { bucket: 'site', prefix: '', endpoint: this.endpoint, region: 'us-east-1', pathStyle: true, ...keys };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', this.endpoint);
    const key = decodeURIComponent(pathname).slice('/site/'.length);
    const method = request.method ?? '';
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    this.requests.push(`${method} ${key}`);
    const fault = this.fault(method, key);
    response.setHeader('date', new Date(Date.now() + this.clock).toUTCString());
    if (fault === 'silent') return;
    if (fault !== null && typeof fault === 'object') {
      send(response, fault.status, fault.code);
      return;
    }
    if (fault === 'lost') response.write = response.end = (() => response.destroy()) as never;
    if (key === '') this.list(searchParams.get('prefix') ?? '', response);
    else if (method === 'PUT') this.put(key, Buffer.concat(pieces), { request, response });
    else if (method === 'DELETE') send(response, this.objects.delete(key) ? 204 : 204);
    else this.give(fault === 'other' ? 'another' : key, fault, { request, response });
  }

  private put(
    key: string,
    body: Buffer,
    { request, response }: { request: IncomingMessage; response: ServerResponse },
  ): void {
    const there = this.objects.get(key);
    const { 'if-none-match': absent, 'if-match': match } = request.headers;
    const quoted = this.conditions === 'quoted';
    const fits = there && (quoted ? match === `"${etagOf(there)}"` : match?.replaceAll('"', '') === etagOf(there));
    const holds = (absent === undefined || !there) && (match === undefined || fits);
    if (this.conditions !== 'ignored' && !holds) {
      send(response, 412, 'PreconditionFailed');
      return;
    }
    const writes = String(request.headers['x-amz-meta-writes'] ?? '');
    this.objects.set(key, { body, writes, modified: new Date(Date.now() + this.clock) });
    response.setHeader('etag', `"${createHash('md5').update(body).digest('hex')}"`);
    send(response, 200);
  }

  private give(
    key: string,
    fault: Fault,
    { request, response }: { request: IncomingMessage; response: ServerResponse },
  ): void {
    const there = this.objects.get(key);
    if (!there) {
      send(response, 404, request.method === 'HEAD' ? undefined : 'NoSuchKey');
      return;
    }
    response.setHeader('etag', `"${etagOf(there)}"`);
    response.setHeader('x-amz-meta-writes', there.writes);
    response.setHeader('content-length', there.body.length);
    if (fault === 'short') {
      response.write(there.body.subarray(0, there.body.length - 1), () => response.destroy());
      return;
    }
    response.end(request.method === 'HEAD' ? undefined : there.body);
  }

  private list(prefix: string, response: ServerResponse): void {
    const found = [...this.objects].filter(([key]) => key.startsWith(prefix));
    const contents = found.map(
      ([key, { body, modified }]) =>
        `<Contents><Key>${key}</Key><Size>${body.length}</Size><LastModified>${modified.toISOString()}</LastModified></Contents>`,
    );
    response.setHeader('content-type', 'application/xml');
    response.end(`<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`);
  }
}

function etagOf({ body }: StoredObject): string {
  return createHash('md5').update(body).digest('hex');
}

function send(response: ServerResponse, status: number, code?: string): void {
  response.statusCode = status;
  response.end(code === undefined ? undefined : `<Error><Code>${code}</Code><Message>it says so</Message></Error>`);
}
