import { useCallback, useEffect, useState } from 'react';
import { call } from '@shared/client';
import { logout } from '@shared/client/auth';
import { announceMessage, listenLoginChanged } from '@shared/contract';
import { sitePath } from '@shared/contract/config';
import { type RichUser, userInfoRich } from '@shared/contract/endpoints';
import styles from './user-menu.module.css';

/** Content of the signed-in visitor's menu; requested when it is opened. */
export function UserMenu({ menu }: { menu: HTMLDetailsElement }) {
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
