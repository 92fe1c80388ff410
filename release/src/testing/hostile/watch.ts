import { type ChildProcess, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { type Server, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** Things that hostile builds try to reach, and how to tell whether one did. */
export interface Watch {
  /** Addresses of it all, as text for the builds. */
  constants: string;
  secret: string;
  /** Gives a line for each thing that was reached since the last call; there must be none. */
  reached: () => Promise<string[]>;
  remove: () => Promise<void>;
}

/** Stands for the process that releases, and says each signal that it gets. */
const RELEASER = `
  for (const signal of ['SIGUSR1', 'SIGUSR2', 'SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => console.log(signal));
  console.log('started');
  setInterval(() => {}, 1e6);`;

/** A folder that everybody may write, with a file that everybody may read; sockets that count who comes; signals, counted too. */
export async function startWatch(): Promise<Watch> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hostile-'));
  await chmod(folder, 0o777);
  const secret = `secret-${path.basename(folder)}`;
  const readable = path.join(folder, 'secret.txt');
  const writable = path.join(folder, 'writable');
  await writeFile(readable, secret, { mode: 0o644 });
  await writeFile(path.join(folder, 'secret.cjs'), `module.exports = '${secret}'`, { mode: 0o644 });
  await mkdir(writable);
  await chmod(writable, 0o777);
  await writeFile(path.join(writable, 'kept.txt'), 'kept');
  await chmod(path.join(writable, 'kept.txt'), 0o666);

  const events: string[] = [];
  const listening = (where: number | string) =>
    new Promise<Server>((resolve) => {
      const server = createServer((socket) => {
        events.push(`a connection to ${JSON.stringify(where)}`);
        socket.on('error', () => undefined).end();
      });
      server.listen(where === 0 ? { port: 0, host: '127.0.0.1' } : { path: String(where) }, () => {
        resolve(server);
      });
    });
  const socket = path.join(folder, 'socket');
  const abstract = `\0${path.basename(folder)}`;
  const servers = [await listening(0), await listening(socket), await listening(abstract)];
  await chmod(socket, 0o777);
  const datagrams = createSocket('udp4', () => events.push('a datagram'));
  await new Promise<void>((resolve) => datagrams.bind(0, '127.0.0.1', resolve));
  const releaser = spawn(process.execPath, ['-e', RELEASER], { stdio: ['ignore', 'pipe', 'ignore'] });
  await said(releaser, (text) => events.push(`the one who releases got ${text}`));
  const address = servers[0]?.address();
  const constants = {
    folder,
    readable,
    writable,
    socket,
    abstract,
    parent: releaser.pid,
    datagrams: datagrams.address().port,
    port: typeof address === 'object' && address ? address.port : 0,
    own: import.meta.filename,
  };
  const inventory = () => contentsBelow(folder);
  const before = await inventory();

  return {
    constants: JSON.stringify(constants),
    secret,
    reached: async () => {
      const now = await inventory();
      const changes = [...new Set([...before, ...now])].filter((line) => before.includes(line) !== now.includes(line));
      return [...events.splice(0), ...changes.map((line) => `changed: ${line}`)];
    },
    remove: async () => {
      releaser.kill('SIGKILL');
      for (const server of servers) server.close();
      datagrams.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until it has started; what it says later is handed on. */
async function said(process: ChildProcess, hear: (text: string) => void): Promise<void> {
  await new Promise((resolve) => process.stdout?.once('data', resolve));
  process.stdout?.on('data', (text: Buffer) => {
    hear(text.toString().trim());
  });
}

/** Every name, with its content, its rights and when it was written. */
async function contentsBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const { mode, mtimeMs } = await stat(file);
      const content = entry.isFile() ? await readFile(file, 'utf8') : '';
      return [file, mode.toString(8), mtimeMs, content.slice(0, 100)].join(' ');
    }),
  );
}
