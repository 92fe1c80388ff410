import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import type { Socket } from 'node:net';
import { workerArguments } from './bundle-process';
import type { Sandbox } from './sandbox';

/**
 * A sandbox that begins so many processes now, and gives them to who asks for such first: each takes as long to begin as it
 * takes to render a dozen pages, and a command has other things to find out meanwhile. Those that nobody takes end with
 * this process, and do not keep it.
 */
export async function begunAhead(
  sandbox: Sandbox,
  { count, memory }: { count: number; memory: number },
): Promise<Sandbox> {
  const ahead = await workerArguments(memory);
  const begun = Array.from({ length: count }, () => {
    const child = sandbox.spawn(ahead, memory);
    // Who takes it is told what went wrong when it has ended: it is not given to anybody then.
    child.on('error', () => undefined);
    for (const handle of handlesOf(child)) handle.unref();
    return child;
  });
  return {
    ...sandbox,
    spawn: (all, limit) => {
      const fits = limit === memory && all.length === ahead.length && all.every((word, at) => word === ahead[at]);
      const child = fits ? begun.shift() : undefined;
      if (!child || hasEnded(child)) return sandbox.spawn(all, limit);
      for (const handle of handlesOf(child)) handle.ref();
      return child;
    },
  };
}

function hasEnded({ pid, exitCode, signalCode }: ChildProcessWithoutNullStreams): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null;
}

/** What keeps this process while it is open. */
function handlesOf(child: ChildProcessWithoutNullStreams): { ref: () => unknown; unref: () => unknown }[] {
  return [child, ...([child.stdin, child.stdout, child.stderr] as unknown as Socket[])];
}
