import { useEffect, useRef, useState } from 'react';
import { call } from '@shared/client';
import { logout, readToken } from '@shared/client/auth';
import { announceMessage, listenLoginChanged } from '@shared/contract';
import { sitePath } from '@shared/contract/config';
import { type RichUser, userInfoRich } from '@shared/contract/endpoints';
import styles from './user-menu.module.css';

/** The signed-in visitor's menu; what it shows is asked for when it is opened. */
export function UserMenu() {
  const [signedIn, setSignedIn] = useState(() => readToken() !== undefined);
  const [user, setUser] = useState<RichUser | null>(null);
  const [failed, setFailed] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(
    () =>
      listenLoginChanged((change) => {
        setSignedIn(change.signedIn);
        setUser(null);
      }),
    [],
  );

  if (!signedIn) return null;
  const load = () => {
    setFailed(false);
    call(userInfoRich, {}, { swallow: true }).then(setUser, () => {
      setFailed(true);
    });
  };
  const leave = () => {
    details.current?.removeAttribute('open');
    void logout().then(() => {
      announceMessage({ kind: 'info', text: '已退出登录' });
    });
  };
  return (
    <details
      ref={details}
      name="nav"
      className={styles.menu}
      onToggle={(event) => {
        if (event.currentTarget.open && !user) load();
      }}
    >
      <summary className={styles.summary} aria-label="我的">
        <svg viewBox="0 0 18 18" width="20" height="20" aria-hidden="true">
          <path
            d="M9 9a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 9 9zM3 16c.5-3.500 3-5 6-5s5.500 1.500 6 5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.4"
          />
        </svg>
      </summary>
      <div className={styles.panel}>
        <UserPanel user={user} failed={failed} onRetry={load} onLeave={leave} />
      </div>
    </details>
  );
}

interface UserPanelProps {
  user: RichUser | null;
  failed: boolean;
  onRetry: () => void;
  onLeave: () => void;
}

function UserPanel({ user, failed, onRetry, onLeave }: UserPanelProps) {
  const config = window.__SITE_CONFIG__;
  return (
    <>
      {user && <p className={styles.name}>{user.name}</p>}
      {!user && !failed && <p className={styles.note}>正在取你的资料…</p>}
      {failed && (
        <button type="button" className={styles.entry} onClick={onRetry}>
          资料没有取到，再试一次
        </button>
      )}
      {user && (
        <>
          <a className={styles.entry} href={sitePath(config, '/open_day/')}>
            我的预订 <span>{user.counts.bookings}</span>
          </a>
          <a className={styles.entry} href={sitePath(config, '/certificate/')}>
            我的申请 <span>{user.counts.applications}</span>
          </a>
          <a className={styles.entry} href={sitePath(config, '/community/homePage/')}>
            我的回答 <span>{user.counts.answers}</span>
          </a>
        </>
      )}
      <button type="button" className={styles.entry} onClick={onLeave}>
        退出登录
      </button>
    </>
  );
}
