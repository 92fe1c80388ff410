import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './postgres-server';

const PROGRAMS = ['/usr/bin/redis-server', '/usr/bin/valkey-server'];

/** The installed Redis or Valkey (Debian's layout); null where there is none. */
export function redisProgram(): string | null {
  return PROGRAMS.find((file) => existsSync(file)) ?? null;
}

/** A Redis of one's own: on loopback, in memory alone, gone when stopped. */
export class RedisServer {
  readonly port: number;
  readonly #folder: string;
  readonly #launch: () => ChildProcess;
  #process: ChildProcess;

  private constructor(port: number, folder: string, launch: () => ChildProcess) {
    this.port = port;
    this.#folder = folder;
    this.#launch = launch;
    this.#process = launch();
  }

  /** `program` from `redisProgram`. */
  static async start(program: string): Promise<RedisServer> {
    const folder = mkdtempSync(join(tmpdir(), 'redis-'));
    const port = await freePort();
    const settings = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--dir',
      folder,
    ];
    const server = new RedisServer(port, folder, () => spawn(program, settings, { stdio: 'ignore', cwd: folder }));
    await server.#accepting();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Ends Redis as a crash does: what it counted is gone. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Lets Redis accept connections, and answer nobody. */
  pause(): void {
    this.#process.kill('SIGSTOP');
  }

  goOn(): void {
    this.#process.kill('SIGCONT');
  }

  /** Starts Redis again at the same port. */
  async launch(): Promise<void> {
    this.#process = this.#launch();
    await this.#accepting();
  }

  async stop(): Promise<void> {
    await this.#end('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (child.exitCode !== null || child.signalCode !== null) return;
    await new Promise((resolve) => {
      child.once('close', resolve);
      child.kill(signal);
    });
  }

  async #accepting(): Promise<void> {
    while (!(await isOpen(this.port))) {
      if (this.#process.exitCode !== null) throw new Error('Redis ended before it answered');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
}
