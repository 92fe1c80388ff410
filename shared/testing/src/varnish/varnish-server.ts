import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../backend/postgres-server';
import { root } from '../root';

const PROGRAM = '/usr/sbin/varnishd';

export function hasVarnish(): boolean {
  return existsSync(PROGRAM);
}

/** Varnish with the site's own rules (`deploy/varnish/site.vcl`), before two page servers on this machine. */
export class VarnishServer {
  private constructor(
    readonly origin: string,
    private readonly folder: string,
    private readonly child: ChildProcess,
  ) {}

  /** @param ports of the page servers, in place of those in the file */
  static async start(ports: readonly [number, number]): Promise<VarnishServer> {
    const folder = await mkdtemp(path.join(tmpdir(), 'varnish-'));
    const rules = await readFile(path.join(root, 'deploy/varnish/site.vcl'), 'utf8');
    const file = path.join(folder, 'site.vcl');
    await writeFile(file, rules.replace('"8080"', `"${ports[0]}"`).replace('"8090"', `"${ports[1]}"`));
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const words = ['-F', '-a', `127.0.0.1:${port}`, '-f', file, '-n', path.join(folder, 'work'), '-s', 'malloc,64m'];
    const child = spawn(PROGRAM, [...words, '-j', 'none', '-p', 'http_gzip_support=off'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (piece: Buffer) => (said += piece.toString()));
    const server = new VarnishServer(origin, folder, child);
    for (;;) {
      const answer = await fetch(origin).catch(() => null);
      if (answer && answer.status < 500) return server;
      if (child.exitCode !== null) throw new Error(`Varnish ended: ${said}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => {
      this.child.once('close', resolve);
      this.child.kill('SIGTERM');
    });
    await rm(this.folder, { recursive: true, force: true });
  }
}
