import { ArrowIcon, Link, TextLink } from '@shared/ui';
import { usePage } from '@shared/ui/page';
import { placeOf } from '../../features/forum/forum-query';
import { listOf } from '../../features/forum/list-of';
import { useQuestions } from '../../features/forum/use-forum';
import forum from '../../features/forum/forum.module.css';
import { Afterwards } from '../../features/frame/afterwards';
import { articleHref, useHelp } from '../../features/help/use-help';
import words from './guides.json';
import styles from './page.module.css';

/** Names of articles by topic; one that is not published any more is left out. */
const guides: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(words));

const templates = {
  href: '/templates/',
  title: '改改就能用的流程',
  summary: '步骤和要备的都写好了，换成自己的就能跑。',
};

/** Questions that nobody answered yet; articles that answer most of what is asked, of all or of a topic; what makes a question easy to answer, above its form. */
export default function Before() {
  const list = listOf(usePage().params);
  const wanted = guides.get(list?.topic ?? '');
  const waiting = useQuestions(list ?? { page: 1 })
    .data?.items.filter(({ answerCount, hidden }) => answerCount === 0 && hidden === null)
    .slice(-2);
  const articles = useHelp().data?.articles.filter(({ id }) => wanted?.includes(id)) ?? [];
  return (
    <>
      {waiting?.length ? (
        <section className={styles.waiting} data-tone="dark">
          <h2>等第一个回答</h2>
          {waiting.map((question) => (
            <p key={question.id}>
              <b>{question.title}</b>
              {question.excerpt}
              <TextLink href={placeOf(question)}>去回答</TextLink>
            </p>
          ))}
        </section>
      ) : null}
      {articles.length > 0 ? (
        <section className={`${forum.related} ${styles.guide}`}>
          <h2>写好的，先看一眼</h2>
          <ul>
            {[...articles.map((article) => ({ ...article, href: articleHref(article.id) })), templates].map(
              ({ href, title, summary }) => (
                <li key={href}>
                  <Link href={href}>
                    {title}
                    <ArrowIcon />
                    <span>{summary}</span>
                  </Link>
                </li>
              ),
            )}
          </ul>
        </section>
      ) : null}
      <Afterwards
        title="问得清，答得快"
        steps={[
          ['停在哪一步', '把日志里红的那一行和前三行一起贴上。'],
          ['在哪里跑', '客户端的版本和系统，网页还是桌面软件。'],
          ['先遮住', '账号、密码、公司和客户的名字不要贴出来。'],
          ['发布时登录', '没登录也能先写，登录以后写好的都在。'],
        ]}
      />
    </>
  );
}
