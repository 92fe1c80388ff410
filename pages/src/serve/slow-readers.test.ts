import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { promote } from '../../../release/src/promote/promote';
import { publish } from '../../../release/src/publish/publish';
import { type Fixture, config } from '../../../release/src/testing/fixture';
import { ask } from '../../../release/src/testing/ask';
import { makeTwoPages } from '../../../release/src/testing/two-pages';
import { buildServer } from './server';

jest.setTimeout(300_000);

const name = 'remote-download';
const MB = 1024 * 1024;
/** Memory of a process for so many connections and for what it has just thrown away. */
const MOST = 100 * MB;

describe('readers who take nothing of their answers', () => {
  let fixture: Fixture;
  let server: FastifyInstance;
  let port: number;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    fixture = await makeTwoPages();
    const script = randomBytes(MB).toString('base64');
    const folder = await fixture.buildRemote(name, '1.1.0', { script });
    await publish({ store: fixture.store, folder, version: '1.1.0', source: null, by: 'test' });
    await promote({ store: fixture.store, config, by: 'test', releases: { [name]: '1.1.0' } });
    server = await buildServer({ store: fixture.store, basePath: '/', log: false });
    port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });
  afterAll(async () => {
    await server.close();
    await fixture.remove();
  });

  const open = async (count: number) => {
    while (sockets.length < count) {
      const socket = connect(port, '127.0.0.1').pause();
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      sockets.push(socket);
    }
    return process.memoryUsage.rss();
  };
  const get = (url: string) => `GET ${url} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: br\r\n\r\n`;
  const connections = () =>
    new Promise<number>((resolve) => server.server.getConnections((_error, count) => resolve(count)));
  const page = `/${name}/`;
  const script = `/assets/${name}/entry.312e312e30.js`;

  it.each([page, script])('and ask for %s 230 times at once are cut off', async (url) => {
    const idle = await open(100);
    for (const socket of sockets) socket.write(get(url).repeat(230));
    while ((await connections()) > 0) await new Promise(setImmediate);
    expect(process.memoryUsage.rss() - idle).toBeLessThan(MOST);
    expect((await ask(port, page)).status).toBe(200);
  });

  it('are all sent the same bytes of a large file', async () => {
    const idle = await open(300);
    const answered = new Promise<void>((resolve) => {
      let count = 0;
      server.server.on('request', () => (count += 1) === 300 && resolve());
    });
    for (const socket of sockets) socket.write(get(script));
    await answered;
    expect((await ask(port, script, { 'accept-encoding': 'br' })).status).toBe(200);
    expect(process.memoryUsage.rss() - idle).toBeLessThan(MOST);
  });
});
