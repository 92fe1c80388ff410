import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HotChannel } from './hot-channel';

const file = { content: Buffer.from('code'), integrity: 'sha256-x' };

/** The channel on a port; `read` gives what a page hears until `text` is among it. */
async function setUp() {
  const channel = new HotChannel('/', (pathname) => (pathname === '/assets/a/b.hot-update.js' ? file : undefined));
  const server = createServer((request, response) => {
    if (!channel.answer(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const open = async () => {
    const reader = (await fetch(`${origin}/__dev/changes`)).body?.getReader();
    let heard = '';
    return async (text: string) => {
      while (!heard.includes(text)) heard += Buffer.from((await reader?.read())?.value ?? []).toString();
      return heard;
    };
  };
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { channel, origin, open, close };
}

test('a page hears what stands when it comes, and what happens then', async () => {
  const { channel, open, close } = await setUp();
  channel.built({ name: 'a', isReachable: true });
  channel.types(['a.ts(1,2): error']);
  const read = await open();
  expect(await read('built')).toContain('"types":["a.ts(1,2): error"]');
  channel.types([]);
  expect(await read('"types":[]')).not.toContain('reload');
  channel.reload();
  await read('event: reload');
  await close();
});

test('a page that came after a build which no update leads to is not told to load again', async () => {
  const { channel, open, close } = await setUp();
  const before = await open();
  await before('problems');
  channel.built({ name: 'a', isReachable: false });
  expect(await before('built')).toContain('"isReachable":false');
  const after = await open();
  expect(await after('built')).toContain('"isReachable":true');
  await close();
});

test('files come with what proves them, and everything else is for others to answer', async () => {
  const { channel, origin, close } = await setUp();
  const update = await fetch(`${origin}/assets/a/b.hot-update.js?x`);
  expect([update.headers.get('x-integrity'), await update.text()]).toEqual(['sha256-x', 'code']);
  expect((await fetch(`${origin}/assets/a/c.js`)).status).toBe(404);
  const said = jest.spyOn(console, 'error').mockReturnValue();
  channel.problems('a', ['does not build']);
  expect(channel.isBroken).toBe(true);
  channel.problems('a', []);
  expect(channel.isBroken).toBe(false);
  expect(said).toHaveBeenCalledTimes(1);
  await close();
});
