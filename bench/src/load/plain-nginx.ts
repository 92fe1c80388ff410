import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../../backend/src/testing/postgres-server';
import { MODULES } from '../../../e2e/src/find-nginx';
import { HttpConnection } from './http-connection';

/** Folders of files with their `.br` beside them, below their addresses. */
export type Served = Readonly<Record<string, string>>;

/** nginx as a plain file server, with one worker: as many processes as the embedded server has. */
export class PlainNginx {
  readonly port: number;
  readonly #folder: string;
  readonly #child: ChildProcess;

  private constructor(parts: { port: number; folder: string; child: ChildProcess }) {
    this.port = parts.port;
    this.#folder = parts.folder;
    this.#child = parts.child;
  }

  static async start(program: string, served: Served): Promise<PlainNginx> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'site-plain-nginx-'));
    const port = await freePort();
    await writeFile(path.join(folder, 'nginx.conf'), configuration(folder, port, served));
    const child = spawn(program, ['-c', path.join(folder, 'nginx.conf')], { stdio: 'ignore' });
    while (!(await accepts(port))) {
      if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
      await setTimeout(20);
    }
    return new PlainNginx({ port, folder, child });
  }

  async stop(): Promise<void> {
    const exited = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await exited;
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/** Debian's defaults where they bear on speed (sendfile, tcp_nopush); no log, as the embedded server writes none. */
function configuration(folder: string, port: number, served: Served): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    ...(os.userInfo().uid === 0 ? ['user root;'] : []),
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/pid;`,
    `error_log ${folder}/error.log;`,
    `include ${MODULES}/*.conf;`,
    'events { worker_connections 1024; }',
    'http {',
    ...temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`),
    '  access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000; brotli_static on;',
    '  types { text/html html; text/javascript js; text/css css; }',
    `  server { listen 127.0.0.1:${port};`,
    ...Object.entries(served).map(
      ([address, place]) => `    location ${address} { alias ${place}/; index index.html; }`,
    ),
    '  }',
    '}',
    '',
  ].join('\n');
}

async function accepts(port: number): Promise<boolean> {
  try {
    (await HttpConnection.open(port)).close();
    return true;
  } catch {
    return false;
  }
}
