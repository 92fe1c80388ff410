import { type SiteConfig, sitePath } from '@shared/contract/config';
import { ArrowIcon, Scene, ShuttleIcon } from '@shared/ui';
import BrokenThread from './broken-thread.svg?react';
import styles from './not-found.module.css';

const nearest = [
  { name: '客户案例列表', link: '/case/list/' },
  { name: '产品介绍', link: '/product/' },
  { name: '下载客户端', link: '/client-download/' },
  { name: '版本与价格', link: '/buy/' },
  { name: '帮助中心', link: '/qa/' },
  { name: '给我们留言', link: '/contactus/' },
];

/** The page for addresses that lead nowhere; rendered while composing only, so it cannot know which one was asked. */
export function NotFoundMarkup({ config }: { config: SiteConfig }) {
  return (
    <section className={styles.page}>
      <Scene label="小梭看着一截断掉的黄线" className={styles.picture}>
        <BrokenThread />
      </Scene>
      <div className={styles.text} data-missing>
        <p className={styles.number}>404</p>
        <h1>
          <span className={styles.phrase}>线到这里</span>
          <span className={styles.phrase}>断了</span>
        </h1>
        <p>
          这个地址没有页面：可能改了名，可能抄漏了一个字母，也可能是没有发过的证书编号。请对一遍地址栏里的最后一段，或者从下面接着走。
        </p>
        <form role="search" action={sitePath(config, '/search/')} className={styles.search}>
          <input type="search" name="q" aria-label="搜索全站" placeholder="搜产品、案例、帮助…" maxLength={40} />
          <button type="submit">搜</button>
        </form>
        <p lang="en">
          There is no page at this address.{' '}
          <a href={sitePath(config, '/en/')} hrefLang="en">
            Home in English
          </a>
        </p>
        <a className={styles.home} href={sitePath(config, '/')}>
          回到首页
          <ShuttleIcon />
        </a>
        <nav aria-label="相近的去处">
          <ul className={styles.nearest}>
            {nearest.map(({ name, link }) => (
              <li key={link}>
                <a href={sitePath(config, link)}>
                  {name}
                  <ArrowIcon />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
