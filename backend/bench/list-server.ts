/** Serves the application and, beside it, bare routes that run the same queries: what the application costs is the difference. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { buildApp } from '../src/app';
import { readConfig } from '../src/config/backend-config';
import { openParts } from '../src/open-parts';
import { fill } from './fill';

const config = readConfig({
  DATABASE_URL: process.env['DATABASE_URL'],
  DATA_DIR: await mkdtemp(join(tmpdir(), 'backend-bench-')),
  LOG_LEVEL: 'silent',
  SAMPLE_DATA: 'on',
  RATE_LIMIT_ADDRESS: '100000000',
  RATE_LIMIT_USER: '100000000',
});
const parts = await openParts(config, () => undefined);
await fill(parts.database);
const app = await buildApp(config, parts);
await app.listen({ host: '127.0.0.1', port: 0 });
const session = await app.sessions.exchange(await app.sessions.createJumpToken(1));

const bare = fastify();
type Numbers = Record<string, number>;
const number = (query: unknown, name: string) => Number((query as Numbers)[name]);
bare.get('/comics', (request) => app.comics.list(undefined, { page: number(request.query, 'page'), size: 10 }, 1));
bare.get('/answers', (request) => {
  const { query } = request;
  const filter = { questionId: number(query, 'questionId'), page: number(query, 'page'), size: 10 };
  return app.answers.query(filter, { userId: 1, moderates: false });
});
bare.post('/works', (request) => app.works.page(request.body as Parameters<typeof app.works.page>[0], 1));
bare.post('/like', (request) => app.likes.create(request.body as Parameters<typeof app.likes.create>[0], 1));
await bare.listen({ host: '127.0.0.1', port: 0 });

const portOf = (address: AddressInfo | string | null) => (typeof address === 'object' ? address?.port : undefined);
process.send?.({ app: portOf(app.server.address()), bare: portOf(bare.server.address()), token: session?.accessToken });
process.on('disconnect', () => process.exit(0));
