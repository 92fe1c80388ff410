import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { z } from 'zod';
import { type Driver, EnginePage, type WindowSize } from './engine';
import { pollUntil } from '../../poll-until';

/** Milliseconds that the display and the driver may take to start. */
const START = 20_000;

const reply = z.object({ value: z.unknown() });
const failure = z.looseObject({ error: z.string(), message: z.string() });

/** WebKitGTK's MiniBrowser by WebDriver. It fills a display of its own: its bar keeps a window from being as narrow as a phone. */
export async function launchWebKit(size: WindowSize): Promise<EnginePage> {
  const { display, server } = await startDisplay(size);
  const port = await freePort();
  const service = spawn('WebKitWebDriver', [`--port=${String(port)}`], {
    env: { ...process.env, DISPLAY: `:${display}` },
    stdio: 'ignore',
  });
  const stop = async () => {
    await Promise.all([end(service), end(server)]);
  };
  try {
    const driver = await openSession(`http://127.0.0.1:${String(port)}`, size);
    return new EnginePage('WebKitGTK', {
      ...driver,
      close: async () => {
        await driver.close();
        await stop();
      },
    });
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Opens a window of this size; its driver closes that, not the service. */
async function openSession(service: string, size: WindowSize): Promise<Driver> {
  await pollUntil(async () => (await fetch(`${service}/status`)).ok, 'WebKitWebDriver answers', START);
  const { sessionId } = z.looseObject({ sessionId: z.string() }).parse(
    await ask('POST', `${service}/session`, {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] } },
      },
    }),
  );
  const session = `${service}/session/${sessionId}`;
  const evaluate = async <Value>(expression: string) =>
    (await ask('POST', `${session}/execute/sync`, { script: `return (${expression}) ?? null`, args: [] })) as Value;
  await ask('POST', `${session}/window/rect`, { x: 0, y: 0, ...size });
  const asWide = async () => (await evaluate<number>('innerWidth')) === size.width;
  await pollUntil(asWide, `a window of ${String(size.width)} px`, START);
  return {
    evaluate,
    navigate: async (url) => {
      await ask('POST', `${session}/url`, { url });
    },
    perform: async (actions) => {
      await ask('POST', `${session}/actions`, { actions });
    },
    picture: async () => Buffer.from(z.string().parse(await ask('GET', `${session}/screenshot`)), 'base64'),
    close: async () => {
      await ask('DELETE', session);
    },
  };
}

async function ask(method: 'GET' | 'POST' | 'DELETE', address: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = reply.parse(await answer.json());
  if (!answer.ok) throw new Error(`${method} ${address}: ${failure.parse(value).message}`);
  return value;
}

/** Xvfb chooses a display that is free, and says which. */
async function startDisplay({ width, height }: WindowSize): Promise<{ display: string; server: ChildProcess }> {
  const server = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${String(width)}x${String(height)}x24`, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const display = await new Promise<string>((resolve, reject) => {
    server.stdio[3]?.once('data', (chunk: Buffer) => {
      resolve(chunk.toString().trim());
    });
    server.once('exit', () => {
      reject(new Error('Xvfb did not start'));
    });
  });
  return { display, server };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => {
      resolve();
    });
    child.kill();
  });
}
