import { type Socket, connect } from 'node:net';
import process from 'node:process';
import type { Slowness } from './slow-clients';

/**
 * Holds connections open without letting their requests end: `slow-clients-main <port> <kind> <count>`. Says `held` when
 * all stand, and at the end of its input how many of them the server has let stand.
 */
const [port = '', kind = 'idle', count = '0'] = process.argv.slice(2);
/** A byte of every connection in this time, in ms, spread over it. */
const ROUND = 10_000;
const STEPS = 50;

const beginnings: Readonly<Record<Slowness, string>> = {
  idle: '',
  'dripping headers': 'GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ',
  'dripping bodies':
    'POST /api/v1/custom/assist HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2000\r\n\r\n',
};

const sockets: Socket[] = [];
const beginning = beginnings[kind as Slowness];
for (let at = 0; at < Number(count); at += 1) {
  const socket = await open(`127.2.${Math.floor(at / 250)}.${(at % 250) + 1}`).catch(() => undefined);
  if (!socket) continue;
  if (beginning) socket.write(beginning);
  sockets.push(socket);
}
console.log(`held ${sockets.filter(stands).length}`);

let step = 0;
const drip = setInterval(() => {
  for (let at = step % STEPS; at < sockets.length; at += STEPS) {
    const socket = sockets[at];
    if (beginning && socket && stands(socket)) socket.write('x');
  }
  step += 1;
}, ROUND / STEPS);

process.stdin.resume().on('end', () => {
  clearInterval(drip);
  console.log(`left ${sockets.filter(stands).length}`);
  for (const socket of sockets) socket.destroy();
});

function stands(socket: Socket): boolean {
  return !socket.destroyed && socket.writable;
}

function open(localAddress: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress });
    socket.once('connect', () => resolve(socket)).once('error', reject);
    // Reads what comes, so that the end of a connection is seen.
    socket.on('error', () => socket.destroy()).resume();
  });
}
