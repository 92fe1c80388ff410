import type { ChildProcess } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '@shared/testing/postgres-server';
import { endNginx, startNginx } from '@shared/testing/nginx-process';

/** Folders of files with their `.br` beside them, below their addresses. */
export type Served = Readonly<Record<string, string>>;

/** nginx as a plain file server, with one worker: as many processes as the embedded server has. */
export class PlainNginx {
  private constructor(
    readonly port: number,
    private readonly folder: string,
    private readonly child: ChildProcess,
  ) {}

  static async start(program: string, served: Served): Promise<PlainNginx> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'site-plain-nginx-'));
    const port = await freePort();
    const child = await startNginx(program, { folder, port, file: plainFile(port, served) });
    return new PlainNginx(port, folder, child);
  }

  async stop(): Promise<void> {
    await endNginx(this.child, this.folder);
  }
}

/** Debian's defaults where they bear on speed (sendfile, tcp_nopush); no log, as the embedded server writes none. */
function plainFile(port: number, served: Served) {
  const locations = Object.entries(served).map(
    ([address, place]) => `    location ${address} { alias ${place}/; index index.html; }`,
  );
  return {
    workers: 1,
    connections: 1024,
    http: [
      '  access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000; brotli_static on;',
      '  types { text/html html; text/javascript js; text/css css; }',
      `  server { listen 127.0.0.1:${port};`,
      ...locations,
      '  }',
    ],
  };
}
