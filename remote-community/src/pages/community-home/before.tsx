import { Link } from '@shared/ui';
import forum from '../../features/forum/forum.module.css';
import { Afterwards } from '../../features/frame/afterwards';
import { searchHref } from '../../features/search-query/search-query';
import styles from './page.module.css';

/** What stops a flow: help and answers have it. */
const searched = ['找不到元素', '看懂运行日志', '需要登录的网页', '定时运行'] as const;

/** What makes a question easy to answer, above its form; and what need not be asked. */
export default function Before() {
  return (
    <>
      <Afterwards
        title="问得清，答得快"
        steps={[
          ['停在哪一步', '把日志里红的那一行和前三行一起贴上。'],
          ['在哪里跑', '客户端的版本和系统，网页还是桌面软件。'],
          ['先遮住', '账号、密码、公司和客户的名字不要贴出来。'],
        ]}
      />
      <div className={`${forum.related} ${styles.written}`}>
        <h2>帮助里写过的，先搜</h2>
        <ul>
          {searched.map((q) => (
            <li key={q}>
              <Link href={searchHref({ q, kind: undefined, page: 1 })}>{q}</Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
