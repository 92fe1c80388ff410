import { type Socket, connect } from 'node:net';

/**
 * Opens connections, sends requests over each and takes nothing of the answers: `unread-main <port> <connections> <requests>
 * <path>`. Says `sent` when all is sent, and at the end of its input how many connections the server has ended.
 */
const [port = '', count = '0', requests = '1', path = '/'] = process.argv.slice(2);
/** One address of this machine has too few ports for several runs. */
const PER_ADDRESS = 2500;

const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`;
const text = Buffer.from(request.repeat(Number(requests)));
const sockets: Socket[] = [];
for (let at = 0; at < Number(count); at += 1) sockets.push(await open(`127.3.0.${Math.floor(at / PER_ADDRESS) + 1}`));
await Promise.all(sockets.map((socket) => sent(socket)));
console.log('sent');

process.stdin.resume().on('end', () => {
  // Reading now, after the figures are taken, is what tells a connection that was ended from one that stands.
  const ended = new Set<Socket>();
  for (const socket of sockets) socket.on('close', () => ended.add(socket)).resume();
  setTimeout(() => {
    console.log(`ended ${ended.size}`);
    process.exit(0);
  }, 2000);
});

function open(localAddress: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress }).pause();
    socket.once('connect', () => resolve(socket)).once('error', reject);
  });
}

/** Also done where the server ends the connection first. */
function sent(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.removeAllListeners('error').on('error', () => resolve());
    socket.write(text, () => resolve());
  });
}
