import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from '../root';
import { freePort } from './postgres-server';

/** Faults in a provider's answers; `slow` answers nothing at all. */
export type LoginFault =
  'none' | 'slow' | 'nonsense' | 'discovered-issuer' | 'issuer' | 'signature' | 'nonce' | 'clock';

export interface LoginProviderSetup {
  port: number;
  clientId: string;
  clientSecret: string;
  /** Address at which the site waits for visitors who come back. */
  redirectUri: string;
}

/** ms that the provider may take to start, and for an answer: a test that would wait for ever says for what. */
const [STARTS, ANSWERS] = [60_000, 20_000];

/** A real provider of OpenID Connect (`oidc-provider`), at a free port of loopback. */
export class LoginProvider {
  readonly setup: LoginProviderSetup;
  #child: ChildProcess;

  private constructor(setup: LoginProviderSetup, child: ChildProcess) {
    this.setup = setup;
    this.#child = child;
  }

  static async start(redirectUri: string): Promise<LoginProvider> {
    const setup = { port: await freePort(), clientId: 'site', clientSecret: 'secret-of-the-site', redirectUri };
    return new LoginProvider(setup, await launch(setup));
  }

  get issuer(): string {
    return `http://127.0.0.1:${this.setup.port}`;
  }

  /** The backend's variables for it. */
  get environment(): { OIDC_ISSUER: string; OIDC_CLIENT_ID: string; OIDC_CLIENT_SECRET: string } {
    const { clientId, clientSecret } = this.setup;
    return { OIDC_ISSUER: this.issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret };
  }

  async breakBy(fault: LoginFault): Promise<void> {
    const changed = once(this.#child, 'message');
    this.#child.send(fault);
    await changed;
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const exited = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await exited;
  }

  /** Starts the provider at the same address, after a stop. */
  async again(): Promise<void> {
    this.#child = await launch(this.setup);
  }

  /** Logs in as a browser does, from the address that the site led to; gives the address that it leads back to. */
  async logIn(address: string, as: string): Promise<string> {
    return this.#finish(address, new URLSearchParams({ login: as }));
  }

  async cancel(address: string): Promise<string> {
    return this.#finish(address, new URLSearchParams({ cancel: 'yes' }));
  }

  async #finish(address: string, form: URLSearchParams): Promise<string> {
    const cookies = new Map<string, string>();
    const ask = async (at: string, body?: URLSearchParams) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(new URL(at, this.issuer), {
        redirect: 'manual',
        headers: { cookie },
        ...(body && { method: 'POST', body }),
        signal: AbortSignal.timeout(ANSWERS),
      });
      // A body that nobody reads keeps its connection busy.
      const text = await response.text();
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      const location = response.headers.get('location');
      if (location === null) throw new Error(`No way on from ${at}: ${response.status} ${text}`);
      return location;
    };
    const page = await ask(address);
    const resumed = await ask(page, form);
    return ask(resumed);
  }
}

async function launch(setup: LoginProviderSetup): Promise<ChildProcess> {
  const main = path.join(root, 'shared/testing/src/backend/login-provider-main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', LOGIN_PROVIDER: JSON.stringify(setup) },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const started = once(child, 'message', { signal: AbortSignal.timeout(STARTS) });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('It ended')));
  try {
    await Promise.race([started, ended]);
  } catch (error) {
    child.kill('SIGKILL');
    throw new Error(`The login provider did not start:\n${said}`, { cause: error });
  }
  return child;
}
