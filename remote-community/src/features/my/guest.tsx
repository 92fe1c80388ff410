import { Button } from '@shared/ui';
import styles from './guest.module.css';
import pageWords from './words.json';

/** The page before a login: what is here, and the way in. */
export function Guest({ login }: { login: () => void }) {
  return (
    <div className={styles.guest}>
      <div className={styles.way}>
        <h2>登录后看自己的东西</h2>
        <p>登录后回到这一页。没写完的草稿留在这台设备上，不会丢。</p>
        <Button variant="solid" onClick={login}>
          登录
        </Button>
      </div>
      <dl className={styles.kept}>
        {pageWords.kept.map(({ of, words }) => (
          <div key={of}>
            <dt>{of}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
