import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../root';
import type { HttpRequest, HttpResponse } from './http-request';
import { httpRequest } from './http-request';

/** The backend as it is run: a process of its own. */
export class BackendProcess {
  readonly port: number;
  readonly #child: ChildProcess;
  readonly #log: string[];

  private constructor(parts: { child: ChildProcess; port: number; log: string[] }) {
    this.#child = parts.child;
    this.port = parts.port;
    this.#log = parts.log;
  }

  /** Resolves when it listens; rejects with what it wrote when it ends before. */
  static async start(environment: Record<string, string>): Promise<BackendProcess> {
    // The embedded database is compiled once: tests end it soon after its start.
    const words = ['--liftoff-only', join(root, 'start/bin/run.mjs'), join(root, 'backend/src/server.ts')];
    const child = spawn(process.execPath, words, {
      env: { ...process.env, PORT: '0', NODE_OPTIONS: '', ...environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const log: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => log.push(chunk.toString()));
    const port = await new Promise<number>((resolve, reject) => {
      child.once('message', (message: { type: string; port: number }) => {
        resolve(message.port);
      });
      child.once('close', () => {
        reject(new Error(log.join('')));
      });
    });
    return new BackendProcess({ child, port, log });
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  get log(): string {
    return this.#log.join('');
  }

  request(request: HttpRequest): Promise<HttpResponse> {
    return httpRequest(this.port, request);
  }

  /** Ends the process, and waits until it has ended; answers with its exit code. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return this.#child.exitCode;
    const exited = once(this.#child, 'exit');
    this.#child.kill(signal);
    const [code] = (await exited) as [number | null];
    return code;
  }

  /** Signs a sample visitor in through the stand-in page. */
  async signIn(userId: number): Promise<string> {
    const { headers } = await this.request({
      method: 'POST',
      url: '/api/ext/v1/sign-in?return=/&state=s',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `user=${userId}`,
    });
    const jumpToken = new URL(headers.location ?? '', 'http://test.invalid').searchParams.get('jumpToken') ?? '';
    const exchanged = await this.request({ url: '/api/v1/user/login/getAccessTokenByJumpToken', query: { jumpToken } });
    return (exchanged.json() as { data: { accessToken: string } }).data.accessToken;
  }
}
