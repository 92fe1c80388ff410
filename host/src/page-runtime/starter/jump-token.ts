/** Takes a login's jump token out of the address and the history entry, before anything can send or store it. */
export function takeJumpToken(): { token: string; state: string } | null {
  const url = new URL(location.href);
  const { searchParams } = url;
  const token = searchParams.get('jumpToken');
  if (token === null) return null;
  const state = searchParams.get('state') ?? '';
  searchParams.delete('jumpToken');
  searchParams.delete('state');
  history.replaceState(history.state, '', url);
  return { token, state };
}
