/**
 * Uses something that a browser may forbid, answer with nothing, or be out of room for: cookies, the storages, channels between
 * tabs. Undefined then: the page goes on without it. Lint lets nobody use them otherwise.
 */
export function guarded<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
