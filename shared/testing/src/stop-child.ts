import type { ChildProcess } from 'node:child_process';

/** Asks a program to end, where it has not ended already, and resolves once it has and what it printed has come. */
export function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('close', () => {
      resolve();
    });
    child.kill('SIGTERM');
  });
}
