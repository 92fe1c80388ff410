import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { fastify } from 'fastify';
import { openFolder } from '../../../release/src/testing/open-folder';
import { buildServer } from './server';

/** Asks for a path as it stands, which no client of ours would leave so. */
async function askRaw(port: number, path: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.end(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nconnection: close\r\n\r\n`);
  socket.resume();
  await once(socket, 'close');
}

test('no path from outside reaches the backend’s addresses for the site’s own services', async () => {
  const asked: string[] = [];
  const backend = fastify();
  backend.addHook('onRequest', async ({ url }) => {
    await Promise.resolve(asked.push(url));
  });
  const upstream = await backend.listen({ host: '127.0.0.1', port: 0 });
  for (const basePath of ['/', '/site/']) {
    const { store } = await openFolder(tmpdir());
    const server = await buildServer({ store, basePath, backend: upstream, log: false });
    await server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.server.address() as AddressInfo;
    const up = ['..', '%2e%2e', '.%2e', '%252e%252e', '..;'].flatMap((way) => [
      `${way}/`,
      `${way}%2f`,
      `${way}%5c`,
      `${way}\\`,
    ]);
    const ways = ['api', 'desk'].flatMap((below) =>
      up.flatMap((way) => [`${below}/${way}`, `${below}/x/${way}${way}`]),
    );
    const paths = ['', '/', './', 'x/../', ...ways].map((way) => `${basePath}${way}internal/changes`);
    for (const path of ['/internal/changes', `http://127.0.0.1:${port}/internal/changes`, ...paths])
      await askRaw(port, path);
    await askRaw(port, `${basePath}api/healthz`);
    await server.close();
  }
  await backend.close();
  const origin = 'http://backend.test';
  expect(asked.filter((url) => new URL(url, origin).pathname.startsWith('/internal'))).toEqual([]);
  // The ones that are meant to come do.
  expect(asked.filter((url) => url === '/api/healthz')).toHaveLength(2);
});
