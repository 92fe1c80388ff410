import { ArrowIcon, Link } from '@shared/ui';
import { usePage } from '@shared/ui/page';
import { listOf } from '../../features/forum/list-of';
import forum from '../../features/forum/forum.module.css';
import { Afterwards } from '../../features/frame/afterwards';
import { articleHref, useHelp } from '../../features/help/use-help';
import words from './guides.json';
import styles from './page.module.css';

/** Names of articles by topic; one that is not published any more is left out. */
const guides: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(words));

/** Articles that answer most of what is asked, of all or of a topic; what makes a question easy to answer, above its form. */
export default function Before() {
  const wanted = guides.get(listOf(usePage().params)?.topic ?? '');
  const articles = useHelp().data?.articles.filter(({ id }) => wanted?.includes(id)) ?? [];
  return (
    <>
      {articles.length > 0 ? (
        <section className={`${forum.related} ${styles.guide}`}>
          <h2>写好的，先看一眼</h2>
          <ul>
            {articles.map(({ id, title, summary }) => (
              <li key={id}>
                <Link href={articleHref(id)}>
                  {title}
                  <ArrowIcon />
                  <span>{summary}</span>
                </Link>
              </li>
            ))}
            <li>
              <Link href="/templates/">
                改改就能用的流程
                <ArrowIcon />
                <span>步骤和要备的都写好了，换成自己的就能跑。</span>
              </Link>
            </li>
          </ul>
        </section>
      ) : null}
      <Afterwards
        title="问得清，答得快"
        steps={[
          ['停在哪一步', '把日志里红的那一行和前三行一起贴上。'],
          ['在哪里跑', '客户端的版本和系统，网页还是桌面软件。'],
          ['先遮住', '账号、密码、公司和客户的名字不要贴出来。'],
        ]}
      />
    </>
  );
}
