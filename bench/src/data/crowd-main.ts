import { type Socket, connect } from 'node:net';
import { once } from 'node:events';

/**
 * Opens connections and, at the first line of its input, asks over all of them at once for one page: `crowd-main <port> <connections>
 * <path>`. Says `open`, and then how long it took and how many were answered how.
 */
const [port = '', count = '0', path = '/'] = process.argv.slice(2);
/** One address of this machine has too few ports for several runs. */
const PER_ADDRESS = 2500;
/** Connections that are being opened at once. */
const OPENING = 100;

const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`;
const sockets: Socket[] = [];
while (sockets.length < Number(count)) {
  const opening = Array.from({ length: Math.min(OPENING, Number(count) - sockets.length) }, (_, index) =>
    open(`127.4.0.${Math.floor((sockets.length + index) / PER_ADDRESS) + 1}`),
  );
  sockets.push(...(await Promise.all(opening)));
}
console.log('open');
await once(process.stdin, 'data');
const began = performance.now();
const statuses = await Promise.all(sockets.map((socket) => answered(socket)));
const took = performance.now() - began;
const counts = Object.fromEntries([...new Set(statuses)].map((one) => [one, statuses.filter((s) => s === one).length]));
console.log(JSON.stringify({ took, counts }));
process.exit(0);

function open(localAddress: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress });
    socket.once('connect', () => resolve(socket)).once('error', reject);
  });
}

/** The status of the answer; 0 where there is none, or not all of it. */
function answered(socket: Socket): Promise<number> {
  return new Promise((resolve) => {
    let head = '';
    let bytes = 0;
    socket.on('data', (piece: Buffer) => {
      if (bytes < 4000) head += piece.toString('latin1');
      bytes += piece.length;
    });
    socket.removeAllListeners('error').on('error', () => resolve(0));
    socket.on('close', () => {
      const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
      const whole = bytes >= head.indexOf('\r\n\r\n') + 4 + length;
      resolve(whole ? Number(head.slice(9, 12)) : 0);
    });
    socket.write(request);
  });
}
