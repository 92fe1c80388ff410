/** Replaces how the federation runtime words its errors: one carries its code alone, and keeps the error that it is about. */
export function error(cause) {
  throw cause instanceof Error ? cause : new Error(cause);
}

export function assert(condition, code) {
  if (!condition) error(code);
}

export const { warn } = console;
export const logger = console;
