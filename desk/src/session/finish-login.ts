import { completeLogin } from '@shared/client/auth';

/** Takes what a login brought along out of the address; what went wrong with it, in the person's words, or null. */
export async function finishLogin(): Promise<string | null> {
  const url = new URL(location.href);
  const token = url.searchParams.get('jumpToken');
  const state = url.searchParams.get('state') ?? '';
  if (token === null) return null;
  url.searchParams.delete('jumpToken');
  url.searchParams.delete('state');
  // The token is good once, and is in no history.
  history.replaceState(null, '', url);
  try {
    const { href } = await completeLogin({ token, state });
    history.replaceState(null, '', href);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : '登录没有完成，请再登录一次';
  }
}
