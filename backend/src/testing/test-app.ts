import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { DataOf, Role, Route } from '@shared/contract/endpoints';
import { errorEnvelopeSchema, schemasOf } from '@shared/contract/schemas';
import { buildApp } from '../app';
import { type BackendConfig, readConfig } from '../config/backend-config';
import { type Database, onlyRow } from '../database/database';
import { newIdentity } from '../domains/desk-site/backends';
import type { Refused, Sent, TestSite } from '../domains/domain.suite';
import { type BuildFolder, readClientBuilds } from '../domains/downloads/client-builds';
import { offerFolder } from '../domains/downloads/offer-folder';
import { openLinkSigner } from '../links/link-signer';
import { writeSampleBuilds } from '../domains/downloads/sample-builds';
import { applyRetention } from '../domains/retention/apply-retention';
import { indexChanges } from '../domains/search/index-changes';
import type { Storage } from '@shared/storage';
import { openUploads } from '../open-uploads';
import { type HttpRequest, type HttpResponse, httpRequest } from '@shared/testing/http-request';

interface Opened {
  app: FastifyInstance;
  database: Database;
  builds: BuildFolder;
  folder: string;
  files: Storage;
  log: string[];
}

/** The whole application on a real database, at a real port. */
export class TestApp implements TestSite {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly builds: BuildFolder;
  readonly folder: string;
  readonly log: readonly string[];
  readonly #files: Storage;
  #people = 0;

  private constructor(parts: Opened) {
    this.app = parts.app;
    this.database = parts.database;
    this.builds = parts.builds;
    this.folder = parts.folder;
    this.log = parts.log;
    this.#files = parts.files;
  }

  static async open(database: Database, config: Partial<BackendConfig> = {}): Promise<TestApp> {
    const folder = await mkdtemp(join(tmpdir(), 'backend-test-'));
    await writeSampleBuilds(join(folder, 'clients'));
    const builds = await readClientBuilds(join(folder, 'clients'));
    await offerFolder(database, builds);
    const files = await openUploads({ dataDir: folder, bucket: config.bucket ?? null });
    await mkdir(join(folder, 'uploads'));
    const quiet = readConfig({
      RATE_LIMIT_ADDRESS: '1000000',
      RATE_LIMIT_USER: '1000000',
      SIGN_IN: 'on',
    });
    const signer = await openLinkSigner(database);
    const log: string[] = [];
    const lines = new Writable({
      write(line, _encoding, done) {
        log.push(String(line));
        done();
      },
    });
    const parts = { database, files, builds, signer, identity: newIdentity(), log: lines };
    const app = await buildApp({ ...quiet, ...config }, parts);
    await app.listen({ host: '127.0.0.1', port: 0 });
    return new TestApp({ app, database, builds, folder, files, log });
  }

  get uploads(): string {
    return join(this.folder, 'uploads');
  }

  async index(): Promise<void> {
    await indexChanges(this.database);
  }

  async retain(): Promise<void> {
    await applyRetention({ database: this.database, files: this.#files }, (what, error) => {
      throw new Error(`Retention of ${what} failed`, { cause: error });
    });
  }

  openBeside(config: Partial<BackendConfig>): Promise<TestApp> {
    return TestApp.open(this.database, config);
  }

  async close(): Promise<void> {
    await this.app.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  async call<R extends Route>(route: R, sent: Sent = {}): Promise<DataOf<R>> {
    const response = await this.#send(route, sent);
    const envelope = response.json() as { code: number; data: unknown; msg: string };
    if (response.statusCode !== 200 || envelope.code !== 200) throw new Error(`${route.path}: ${response.body}`);
    return schemasOf(route).data.parse(envelope.data) as DataOf<R>;
  }

  async refused(route: Route, sent: Sent = {}): Promise<Refused> {
    const response = await this.#send(route, sent);
    const { code, data, msg } = errorEnvelopeSchema.parse(response.json());
    if (code !== response.statusCode) throw new Error(`${route.path}: status ${response.statusCode}, code ${code}`);
    return { status: code, reason: data.reason, message: msg, detail: data };
  }

  request(request: HttpRequest | string): Promise<HttpResponse> {
    const { port } = this.app.server.address() as AddressInfo;
    return httpRequest(port, typeof request === 'string' ? { url: request } : request);
  }

  #send({ method, path }: Route, { query, body, token }: Sent): Promise<HttpResponse> {
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}`, 'x-forwarded-for': homeOf(token) }),
      ...(Buffer.isBuffer(body) && { 'content-type': 'application/octet-stream' }),
    };
    return this.request({
      method,
      url: path,
      query,
      headers,
      payload: method === 'POST' ? (body ?? {}) : undefined,
    });
  }

  async newVisitor({ roles = [] }: { roles?: readonly Role[] } = {}): Promise<{ id: number; token: string }> {
    this.#people += 1;
    const { id } = await onlyRow<{ id: number }>(
      this.database,
      `insert into users (name, avatar_url, roles)
       select $1, '/api/ext/v1/media/avatar-1.svg', array(select jsonb_array_elements_text($2::jsonb)) returning id`,
      [`访客 ${this.#people}`, JSON.stringify(roles)],
    );
    return { id, token: await this.tokenOf(id) };
  }

  async tokenOf(userId: number): Promise<string> {
    const session = await this.app.sessions.exchange(await this.app.sessions.createJumpToken(userId));
    if (!session) throw new Error('The jump token was not taken');
    return session.accessToken;
  }
}

/** Every login comes from an address of its own: all tests together make more calls than one address may. */
function homeOf(token: string): string {
  const [a = 0, b = 0, c = 0] = createHash('sha256').update(token).digest();
  return `10.${a}.${b}.${c}`;
}
