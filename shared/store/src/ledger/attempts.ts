import { randomBytes } from 'node:crypto';
import type { Attempt } from '@shared/contract/release';
import { attemptSchema } from '@shared/contract/release/ledger-schemas';
import { isRefusal } from '../refusal';
import type { Storage } from '@shared/storage';
import { findLeases } from './leases';

/** Longest stack that a terminal shows and a store keeps. */
const LONGEST_STACK = 4000;

interface Tried {
  command: string;
  by: string;
  package: string | null;
}

/** Keeps what became of a command that did not do what it was asked; a store that takes no more says nothing of it. */
export async function recordAttempt(storage: Storage, tried: Tried, error: unknown): Promise<void> {
  const { page, stack } = (error ?? {}) as { page?: string; stack?: string };
  const attempt: Attempt = {
    schema: 1,
    ...tried,
    at: new Date().toISOString(),
    outcome: isRefusal(error) ? 'refused' : 'failed',
    page: page ?? null,
    cause: error instanceof Error ? error.message : String(error),
    stack: causeStack(error) ?? (isRefusal(error) ? null : (stack ?? null)),
  };
  await put(storage, attempt).catch(() => undefined);
}

export async function recordedAttempts(storage: Storage, most = Infinity): Promise<Attempt[]> {
  const names: string[] = [];
  for await (const { key } of storage.list('attempts/')) names.push(key);
  const attempts: Attempt[] = [];
  // They are named by their time.
  for (const key of names.sort().reverse().slice(0, most)) {
    const body = (await storage.get(key))?.body;
    const { data } = attemptSchema.safeParse(body && JSON.parse(body.toString()));
    if (data) attempts.push(data);
  }
  return attempts;
}

/** Attempts, the newest first; commands that died are told by the leases that they left. */
export async function readAttempts(storage: Storage): Promise<Attempt[]> {
  const attempts = await recordedAttempts(storage);
  for (const { lease, active } of await findLeases(storage, null)) if (!active) attempts.push(died(lease));
  return attempts.sort((a, b) => (a.at < b.at ? 1 : -1));
}

/** Turns leases of commands that died into attempts, so that they can be forgotten. */
export async function buryDead(storage: Storage): Promise<number> {
  let buried = 0;
  for (const { key, lease, active } of await findLeases(storage, null)) {
    if (active) continue;
    await put(storage, died(lease));
    await storage.delete(key);
    buried += 1;
  }
  return buried;
}

function died({ command, by, at, package: name }: Pick<Attempt, 'command' | 'by' | 'at' | 'package'>): Attempt {
  const cause = 'its process ended without a word (killed, or the machine went down)';
  return { schema: 1, command, by, at, outcome: 'died', package: name, page: null, cause, stack: null };
}

async function put(storage: Storage, attempt: Attempt): Promise<void> {
  const time = attempt.at.replace(/[:.]/g, '-');
  await storage.putIfAbsent(
    `attempts/${time}-${randomBytes(4).toString('hex')}.json`,
    Buffer.from(JSON.stringify({ ...attempt, stack: attempt.stack?.slice(0, LONGEST_STACK) ?? null }, null, 2)),
  );
}

/** The stack of what a build threw, where a refusal carries it. */
function causeStack(error: unknown): string | null {
  const { cause } = (error ?? {}) as { cause?: unknown };
  return cause instanceof Error && cause.stack ? cause.stack : null;
}
