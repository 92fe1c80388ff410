import { types } from 'node:util';

const codes: ReadonlySet<string> = new Set([
  // PostgreSQL ends on command, after a crash, or is starting.
  '57P01',
  '57P02',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
]);

/** Whether no connection could be made, or the one in use broke: what was not committed by then never will be. */
export function isConnectionLost(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  const { code } = error as { code?: unknown };
  // The driver's own errors carry no code.
  return (typeof code === 'string' && codes.has(code)) || /^Connection terminated|connection error/.test(error.message);
}
