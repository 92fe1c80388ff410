import type { ChildProcess } from 'node:child_process';
import { ReleaseError } from '@shared/store/release-error';

/** Waits until a process says that it listens, and tells at which port; rejects with its last words where it ends before. */
export function portOf(child: ChildProcess, type: 'ready' | 'listening', name: string): Promise<number> {
  let output = '';
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000));
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return new Promise((resolve, reject) => {
    child.on('message', (message: { type?: string; port?: number; missing?: string | null }) => {
      if (message.type !== type || !message.port) return;
      if (message.missing) console.log(message.missing);
      resolve(message.port);
    });
    child.on('error', reject);
    child.on('close', (code) =>
      reject(new ReleaseError(`The ${name} ended with ${code ?? 'a signal'}:\n${output.trim()}`)),
    );
  });
}
