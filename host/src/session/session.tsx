import { createRoot } from 'react-dom/client';
import { LoginRefusedError, completeLogin, loginAddress } from '@shared/client/auth';
import { announceMessage } from '@shared/contract';
import { showOwnQuestion } from './own-question';
import { watchUnread } from './unread';
import { UserMenu } from './user-menu';

/** Fills the user menu of the composed header, and its bell; called once. */
export function beginSession(header: HTMLElement): void {
  const menu = header.querySelector<HTMLDetailsElement>('[data-user-menu]');
  const panel = menu?.querySelector('[data-user-panel]');
  if (!menu || !panel) return;
  // Where it fails, the page says that there is nothing, as to everybody.
  showOwnQuestion().catch(() => undefined);
  createRoot(panel, { identifierPrefix: 'user-' }).render(<UserMenu menu={menu} />);
  const bell = header.querySelector<HTMLDetailsElement>('[data-bell]');
  if (bell) watchUnread(bell);
}

/** Tells a visitor who is writing that the login ended elsewhere. */
export function tellLoginEnded(): void {
  announceMessage({ kind: 'info', text: '登录已在别处退出。这里没写完的还在，登录后可以接着写、再发出。' });
}

/** Goes to the login and back to this place, from the header's link as from the login prompt. */
export function goToLogin(): void {
  location.assign(loginAddress());
}

/** Ends a login that came back with a jump token, and brings the visitor to where it began. */
export async function endLogin(jump: { token: string; state: string }, go: (href: string) => void): Promise<void> {
  try {
    const place = await completeLogin(jump);
    if (place.href !== location.href) go(place.href);
    scrollTo({ left: place.scrollX, top: place.scrollY, behavior: 'instant' });
    announceMessage({ kind: 'success', text: '登录成功' });
  } catch (error) {
    if (error instanceof LoginRefusedError) {
      announceMessage({ kind: 'error', text: '这次登录不是从这个浏览器开始的，没有生效。请重新登录。' });
    }
    // The call that failed has said any other failure.
  }
}
