/** Takes a login's jump token out of the address and the history entry, before anything can send or store it. */
export function takeJumpToken(): { token: string; state: string } | null {
  const url = new URL(location.href);
  const token = url.searchParams.get('jumpToken');
  if (token === null) return null;
  const state = url.searchParams.get('state') ?? '';
  url.searchParams.delete('jumpToken');
  url.searchParams.delete('state');
  history.replaceState(history.state, '', url);
  return { token, state };
}
