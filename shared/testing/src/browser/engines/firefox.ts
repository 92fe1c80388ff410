import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { type Driver, EnginePage, type WindowSize } from './engine';

const message = z.looseObject({
  id: z.number().optional(),
  type: z.string(),
  result: z.unknown(),
  message: z.string().optional(),
});
const tree = z.looseObject({ contexts: z.array(z.looseObject({ context: z.string() })).min(1) });
const evaluated = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('success'), result: z.looseObject({ value: z.string().optional() }) }),
  z.looseObject({ type: z.literal('exception'), exceptionDetails: z.looseObject({ text: z.string() }) }),
]);

/** Debian's Firefox, without a window, by WebDriver BiDi. */
export async function launchFirefox(viewport: WindowSize): Promise<EnginePage> {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'site-firefox-'));
  const browser = spawn(
    'firefox-esr',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const connection = await Connection.open(await addressOf(browser));
  await connection.send('session.new', { capabilities: {} });
  const { contexts } = tree.parse(await connection.send('browsingContext.getTree', {}));
  const context = contexts[0]?.context ?? '';
  await connection.send('browsingContext.setViewport', { context, viewport });

  const driver: Driver = {
    navigate: async (url) => {
      await connection.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async <Value>(expression: string) => {
      const answer = evaluated.parse(
        await connection.send('script.evaluate', {
          expression: `JSON.stringify((${expression}) ?? null)`,
          target: { context },
          awaitPromise: false,
        }),
      );
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result.value ?? 'null') as Value;
    },
    perform: async (actions) => {
      await connection.send('input.performActions', { context, actions });
    },
    picture: async () => {
      const { data } = z
        .looseObject({ data: z.string() })
        .parse(await connection.send('browsingContext.captureScreenshot', { context }));
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      connection.close();
      await ended(browser);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  return new EnginePage('Firefox', driver);
}

/** Address at which the browser says that it listens. */
function addressOf({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    stderr?.on('end', () => {
      reject(new Error(`Firefox ended: ${said}`));
    });
  });
}

function ended(browser: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    browser.once('exit', () => {
      resolve();
    });
    browser.kill();
  });
}

class Connection {
  #asked = 0;
  readonly #waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => {
      const { id, type, result, message: words } = message.parse(JSON.parse(data.toString()));
      const asked = this.#waiting.get(id ?? -1);
      this.#waiting.delete(id ?? -1);
      if (type === 'error') asked?.reject(new Error(words ?? 'Firefox refused a command'));
      else asked?.resolve(result);
    });
  }

  static async open(address: string): Promise<Connection> {
    const socket = new WebSocket(`${address}/session`);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve).once('error', reject);
    });
    return new Connection(socket);
  }

  send(method: string, params: object): Promise<unknown> {
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }

  close(): void {
    this.socket.close();
  }
}
