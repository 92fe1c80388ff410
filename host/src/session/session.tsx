import { createRoot } from 'react-dom/client';
import { LoginRefusedError, completeLogin, loginAddress, logout } from '@shared/client/auth';
import { announceMessage, listenLoginChanged } from '@shared/contract';
import { showOwnQuestion } from './own-question';
import { call } from '@shared/client';
import { noticeCount, type RichUser, userInfoRich } from '@shared/contract/endpoints';
import { loadPart } from '../load-part';
import { useCallback, useEffect, useState } from 'react';
import { sitePath } from '@shared/contract/config';
import styles from './user-menu.module.css';

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

/** The most notices that are counted: more are of no interest beside a mark of this size. */
const MOST = 99;

/**
 * Shows at the header's bell how many notices are new: asked once a page view, and after a login. What is behind the bell comes
 * when it is opened.
 */
function watchUnread(bell: HTMLDetailsElement): void {
  const mark = bell.querySelector<HTMLElement>('[data-unread]');
  const summary = bell.querySelector('summary');
  const place = bell.querySelector<HTMLElement>('[data-told]');
  if (!mark || !summary || !place) return;
  const show = (unread: number) => {
    mark.hidden = unread === 0;
    mark.textContent = unread > MOST ? `${String(MOST)}+` : String(unread);
    summary.setAttribute('aria-label', unread === 0 ? '通知' : `通知，${String(unread)} 条新的`);
  };
  const ask = () => {
    // A mark that is not there says nothing wrong.
    call(noticeCount, {}, { swallow: true, quiet: true }).then(
      ({ unread }) => show(unread),
      () => undefined,
    );
  };
  const fill = () => {
    if (!bell.open) return;
    loadPart(() => import(/* webpackChunkName: "bell" */ './bell')).then(
      ({ showTold }) => showTold(place, show),
      () => {
        place.textContent = '通知没有载入，请再打开一次。';
      },
    );
  };
  ask();
  bell.addEventListener('toggle', fill);
  // Opened before this code was there.
  fill();
  listenLoginChanged(({ signedIn }) => {
    bell.open = false;
    place.replaceChildren();
    if (signedIn) ask();
    else show(0);
  });
}

/** Content of the signed-in visitor's menu; requested when it is opened. */
function UserMenu({ menu }: { menu: HTMLDetailsElement }) {
  const [user, setUser] = useState<RichUser | null>(null);
  const [failed, setFailed] = useState(false);

  const load = useCallback(() => {
    setFailed(false);
    call(userInfoRich, {}, { swallow: true, quiet: true }).then(setUser, () => setFailed(true));
  }, []);

  useEffect(() => {
    const open = () => {
      if (menu.open && !user) load();
    };
    // Opened before this code was there.
    open();
    menu.addEventListener('toggle', open);
    return () => menu.removeEventListener('toggle', open);
  }, [menu, user, load]);

  useEffect(
    () =>
      listenLoginChanged(() => {
        menu.open = false;
        setUser(null);
      }),
    [menu],
  );

  const leave = () => {
    void logout().then(() => announceMessage({ kind: 'info', text: '已退出登录' }));
  };
  const entry = (href: string, name: string, count?: number) => (
    <a className={styles.entry} href={sitePath(window.__SITE_CONFIG__, href)}>
      {name} {count === undefined ? null : <span>{count}</span>}
    </a>
  );
  return (
    <>
      {user ? (
        <p className={styles.name}>{user.name}</p>
      ) : failed ? (
        <button type="button" className={styles.entry} onClick={load}>
          资料没有取到，再试一次
        </button>
      ) : (
        <p className={styles.note}>正在取你的资料…</p>
      )}
      {entry('/my/', '我的主页')}
      {entry('/my/?tab=notices', '通知')}
      {entry('/my/?tab=bookings', '我的预订', user?.counts.bookings)}
      {entry('/my/?tab=applications', '我的申请', user?.counts.applications)}
      {entry('/my/?tab=answers', '我的回答', user?.counts.answers)}
      <button type="button" className={styles.entry} onClick={leave}>
        退出登录
      </button>
    </>
  );
}
