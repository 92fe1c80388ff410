import { tmpdir } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { openFolder } from '../../../release/src/testing/open-folder';
import { buildServer } from './server';

let server: FastifyInstance;
let origin: string;

beforeAll(async () => {
  server = await buildServer({ store: (await openFolder(tmpdir())).store, basePath: '/', log: false });
  origin = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

test('a visitor who came over https is told to stay there, and nobody else', async () => {
  const header = async (protocol: string) => {
    const { headers } = await fetch(`${origin}/`, { headers: { 'x-forwarded-proto': protocol } });
    return headers.get('strict-transport-security');
  };
  expect(await header('https')).toMatch(/^max-age=\d{8}$/);
  expect(await header('http')).toBeNull();
});

test('the server’s own pages run nothing', async () => {
  const { status, headers } = await fetch(`${origin}/%E0%A4%A`);
  expect([status, headers.get('x-content-type-options')]).toEqual([400, 'nosniff']);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});
