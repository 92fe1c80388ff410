import { Button } from '@shared/ui';
import styles from './guest.module.css';

/** Advantages of a login, by what one does on the site. */
const kept = [
  { of: '问答', words: '你的提问、回答和评论走到哪一步，关注的问题有没有新回答' },
  { of: '开放日', words: '订了哪张桌、哪天几点；改时间、退座都在这里' },
  { of: '大赛', words: '作品的草稿、审核的结果；退回的写着原因' },
  { of: '证书', words: '申请审到哪一步，发下来的编号是多少' },
  { of: '账号', words: '哪些设备登录着；导出资料，或者注销' },
];

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
        {kept.map(({ of, words }) => (
          <div key={of}>
            <dt>{of}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
