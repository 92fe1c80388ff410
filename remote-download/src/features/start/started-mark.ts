const MARK = 'downloadStarted';

/**
 * Whether this visit of the address has started its download already. The mark lives on the history entry:
 * Back and reload find it, following the link anew does not.
 */
export function wasStarted(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && MARK in state;
}

export function markStarted(): void {
  const state = history.state as object | null;
  history.replaceState({ ...state, [MARK]: true }, '');
}
