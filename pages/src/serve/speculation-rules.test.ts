import { tmpdir } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { openFolder } from '../../../release/src/testing/open-folder';
import { buildServer } from './server';

let server: FastifyInstance;
let origin: string;

beforeAll(async () => {
  server = await buildServer({ store: (await openFolder(tmpdir())).store, basePath: '/site/', log: false });
  origin = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

test('the rules stand below the base path, leave out the backend, and cost nothing as a page changes', async () => {
  const answer = await fetch(`${origin}/site/speculation-rules.json`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^application\/speculationrules\+json\b/);
  const { prefetch } = (await answer.json()) as { prefetch: [{ where: { and: object[] } }] };
  expect(prefetch[0].where.and).toEqual(
    expect.arrayContaining([{ href_matches: '/site/*' }, { not: { href_matches: '/site/api/*' } }]),
  );
  expect(JSON.stringify(prefetch)).not.toContain(':has(');
});
