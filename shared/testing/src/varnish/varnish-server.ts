import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../backend/postgres-server';
import { killWhole } from '../kill-whole';
import { root } from '../root';

const PROGRAM = '/usr/sbin/varnishd';
const rules = path.join(root, 'deploy/varnish');

export function hasVarnish(): boolean {
  return existsSync(PROGRAM);
}

/** Varnish with the site's own rules (`deploy/varnish`), before two servers on this machine. */
export class VarnishServer {
  readonly port: number;
  readonly #folder: string;
  #child: ChildProcess;

  private constructor(port: number, folder: string) {
    this.port = port;
    this.#folder = folder;
    this.#child = this.#spawn();
  }

  /** @param ports of whom it asks, in place of those in the file */
  static async start(ports: readonly [number, number]): Promise<VarnishServer> {
    const folder = await mkdtemp(path.join(tmpdir(), 'varnish-'));
    const text = await readFile(path.join(rules, 'site.vcl'), 'utf8');
    const ours = text.replaceAll('"8080"', `"${ports[0]}"`).replaceAll('"8090"', `"${ports[1]}"`);
    await writeFile(path.join(folder, 'site.vcl'), ours);
    const server = new VarnishServer(await freePort(), folder);
    await server.#answering();
    return server;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Ends Varnish with all that it kept. */
  kill(): Promise<void> {
    return killWhole(this.#child);
  }

  /** Starts Varnish again at the same port, with nothing kept. */
  async launch(): Promise<void> {
    this.#child = this.#spawn();
    await this.#answering();
  }

  async stop(): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }

  #spawn(): ChildProcess {
    const inFolder = (name: string) => path.join(this.#folder, name);
    const words = [
      '-F',
      '-a',
      `127.0.0.1:${this.port}`,
      '-f',
      inFolder('site.vcl'),
      '-I',
      path.join(rules, 'start.cli'),
    ];
    return spawn(PROGRAM, [...words, '-n', inFolder('work'), '-s', 'malloc,64m', '-j', 'none'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  }

  async #answering(): Promise<void> {
    const child = this.#child;
    let said = '';
    child.stderr?.on('data', (piece: Buffer) => (said += piece.toString()));
    for (;;) {
      const answer = await fetch(this.origin).catch(() => null);
      if (answer && answer.status < 500) return;
      if (child.exitCode !== null) throw new Error(`Varnish ended: ${said}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
