import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const DEBIAN = '/usr/lib/postgresql';

/** Folder of the newest installed PostgreSQL's programs (Debian's layout); null where there is none. */
export function postgresPrograms(): string | null {
  if (!existsSync(DEBIAN)) return null;
  const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
  const folders = versions.map((version) => join(DEBIAN, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb'))) ?? null;
}

/** A PostgreSQL server of one's own: on loopback, in a temporary folder, gone when stopped. */
export class PostgresServer {
  readonly port: number;
  readonly #folder: string;
  readonly #launch: () => ChildProcess;
  #process: ChildProcess;

  private constructor(parts: { port: number; folder: string; launch: () => ChildProcess }) {
    this.port = parts.port;
    this.#folder = parts.folder;
    this.#launch = parts.launch;
    this.#process = parts.launch();
  }

  /** Makes a cluster and starts it; `programs` from `postgresPrograms`. It waits for the disk only where it is `durable`. */
  static async start(programs: string, { durable = false } = {}): Promise<PostgresServer> {
    const folder = mkdtempSync(join(tmpdir(), 'backend-postgres-'));
    const as = ownUser(folder);
    const data = join(folder, 'data');
    execFileSync(
      join(programs, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
      {
        ...as,
        stdio: 'pipe',
        cwd: folder,
      },
    );
    const port = await freePort();
    const settings = [
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${folder}`,
      `fsync=${durable ? 'on' : 'off'}`,
      'max_connections=60',
    ];
    const launch = () =>
      spawn(
        join(programs, 'postgres'),
        ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
        { ...as, stdio: 'ignore', cwd: folder },
      );
    const server = new PostgresServer({ port, folder, launch });
    await server.#accepting();
    return server;
  }

  url(database = 'postgres'): string {
    return `postgres://postgres@127.0.0.1:${this.port}/${database}`;
  }

  /** An empty database; answers with its address. */
  async createDatabase(name: string): Promise<string> {
    const client = new pg.Client(this.url());
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return this.url(name);
  }

  /**
   * Cuts everybody off and starts it again at the same port: `fast` is what `systemctl restart` does, `immediate` leaves what a
   * crash leaves. Resolves when it answers a statement.
   */
  async restart(mode: 'fast' | 'immediate'): Promise<void> {
    await this.#end(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
    this.#process = this.#launch();
    await this.#accepting();
  }

  async stop(): Promise<void> {
    // Quick: whoever is connected is cut off.
    await this.#end('SIGINT');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
    const exited = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill(signal);
    await exited;
  }

  async #accepting(): Promise<void> {
    for (;;) {
      if (this.#process.exitCode !== null) throw new Error(`PostgreSQL ended with code ${this.#process.exitCode}`);
      const client = new pg.Client(this.url());
      try {
        await client.connect();
        await client.query('select 1');
        await client.end();
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }
}

/** PostgreSQL does not run as root: there, Debian's `postgres` user runs it. */
function ownUser(folder: string): { uid?: number; gid?: number } {
  if (userInfo().uid !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const owner = { uid: id('-u'), gid: id('-g') };
  chownSync(folder, owner.uid, owner.gid);
  return owner;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
  });
}
