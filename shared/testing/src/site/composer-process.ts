import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../root';
import { stop } from './site';

export interface RunningComposer {
  /** Without a trailing slash. */
  origin: string;
  stop: () => Promise<void>;
}

/** Runs the composer of public data at a free port; resolves when all pages with such data stand, rejects with what it said where it ends before. */
export async function startComposer(environment: Readonly<Record<string, string>>): Promise<RunningComposer> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(root, 'release/src/data/data-main.ts')], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', COMPOSER_PORT: '0', COMPOSER_HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => said.push(piece.toString()));
  const port = await new Promise<number>((resolve, reject) => {
    child.on('message', (message: { type: string; port: number }) => {
      if (message.type === 'ready') resolve(message.port);
    });
    child.once('close', () => {
      reject(new Error(`The composer ended before its pages stood:\n${said.join('')}`));
    });
  });
  return { origin: `http://127.0.0.1:${port}`, stop: () => stop(child) };
}
