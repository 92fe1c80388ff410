import { setTimeout as pause } from 'node:timers/promises';

/** Ends the backend that `find` finds, and holds the one that is started in its place before it listens, for as long as `act` takes. */
export async function withoutBackend(find: () => Promise<number>, act: () => Promise<void>): Promise<void> {
  const first = await find();
  process.kill(first, 'SIGKILL');
  let next = first;
  while (next === first) {
    await pause(20);
    next = await find().catch(() => first);
  }
  process.kill(next, 'SIGSTOP');
  try {
    await act();
  } finally {
    process.kill(next, 'SIGCONT');
  }
}
