import type { ChildProcess } from 'node:child_process';

/** Waits before a process is started again, in ms: doubled each time up to the longest, from the beginning after a good while. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;
const GOOD_WHILE = 60_000;

/** Starts a process again whenever it dies, with one line in the log; gives what ends it for good. */
export function keepRunning(first: ChildProcess, again: () => ChildProcess, name = 'backend'): () => Promise<void> {
  let child = first;
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const watch = () => {
    const since = Date.now();
    // Unread output would fill its pipe and stop it.
    child.stdout?.resume();
    child.stderr?.resume();
    child.once('close', (code, signal) => {
      if (stopped) return;
      if (Date.now() - since > GOOD_WHILE) wait = FIRST_WAIT;
      console.error(`The ${name} ended with ${code ?? signal ?? 'an error'}; it is started again in ${wait / 1000} s`);
      timer = setTimeout(() => {
        child = again();
        watch();
      }, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    });
    child.once('error', () => undefined);
  };
  watch();

  return () => {
    stopped = true;
    clearTimeout(timer);
    return end(child);
  };
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.on('close', () => resolve());
    child.kill('SIGTERM');
  });
}
