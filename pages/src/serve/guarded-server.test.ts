import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { type ConnectionLimits, guardedServer } from './guarded-server';

let server: Server;
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

async function open(handle: RequestListener, limits: Partial<ConnectionLimits> = {}): Promise<Socket> {
  server = guardedServer(handle, limits).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

const get = (count: number) =>
  Array.from({ length: count }, (_, at) => `GET /${at} HTTP/1.1\r\nhost: localhost\r\n\r\n`).join('');

describe('a connection', () => {
  it('has one request under way, and the next begins when the answer before was taken', async () => {
    let underWay = 0;
    const began: string[] = [];
    const answerLater: RequestListener = (request, response) => {
      underWay += 1;
      began.push(`${request.url ?? ''} ${underWay}`);
      setImmediate(() => {
        underWay -= 1;
        response.end(`answer to ${request.url ?? ''};`);
      });
    };
    const socket = await open(answerLater, { unanswered: 8 });
    socket.write(get(8));
    let read = '';
    while (!read.includes('answer to /7;')) read += String(await once(socket, 'data'));
    expect(began).toEqual(Array.from({ length: 8 }, (_, at) => `/${at} 1`));
    expect([...read.matchAll(/answer to \/(\d)/g)].map(([, at]) => Number(at))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('ends with more requests than anybody sends at a time, and none of those is looked at', async () => {
    const began: string[] = [];
    const socket = await open((request) => began.push(request.url ?? ''));
    socket.write(get(230));
    await once(socket.resume(), 'close');
    expect(began).toEqual([]);
  });

  it('ends where they come one by one, and the first is not answered yet', async () => {
    const began: string[] = [];
    const socket = await open((request) => {
      began.push(request.url ?? '');
      if (began.length === 1) socket.write(get(20));
    });
    socket.write(get(1));
    await once(socket.resume(), 'close');
    expect(began).toEqual(['/0']);
  });

  it('is answered as ever where it asks for another protocol beside', async () => {
    const socket = await open((request, response) => response.end(request.method));
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n');
    expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 200 OK[^]*GET/);
  });

  it('ends when nothing of an answer is taken', async () => {
    const ended = new Promise<void>((resolve) => {
      void open(
        (_request, response) => {
          response.once('close', resolve).end(Buffer.alloc(50_000_000));
        },
        { unread: 100 },
      ).then((socket) => socket.pause().write(get(1)));
    });
    await ended;
  });

  it('stays while its visitor waits for an answer, or reads one slowly', async () => {
    const size = 60_000_000;
    const socket = await open(
      (_request, response) => {
        setTimeout(() => response.end(Buffer.alloc(size)), 3200);
      },
      { unread: 3000 },
    );
    socket.write(get(1));
    let taken = 0;
    await new Promise<void>((resolve) => {
      socket.on('close', resolve).on('data', ({ length }: Buffer) => {
        taken += length;
        if (taken >= size) socket.destroy();
        socket.pause();
        setTimeout(() => socket.resume(), 1);
      });
    });
    expect(taken).toBeGreaterThanOrEqual(size);
  });

  it('is kept for a next request only while there are few', async () => {
    const first = await open((_request, response) => response.end('answer'), { reused: 1 });
    const ask = async (socket: Socket) => {
      socket.write(get(1));
      return String(await once(socket, 'data'));
    };
    expect(await ask(first)).toMatch(/^connection: keep-alive/im);
    const connected = once(server, 'connection') as Promise<[Socket]>;
    const second = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const [seen] = await connected;
    const gone = once(seen, 'close');
    expect(await ask(second)).toMatch(/^connection: close/im);
    second.destroy();
    await gone;
    expect(await ask(first)).toMatch(/^connection: keep-alive/im);
  });

  it('ends when it stands idle, and when the head of a request never comes', async () => {
    const socket = await open(() => undefined, { unread: 100 });
    socket.write('GET / HTTP/1.1\r\n');
    await once(socket.resume(), 'close');
  });
});
