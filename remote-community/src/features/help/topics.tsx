import { Bones, ButtonLink, Empty, Link, ThreadSection } from '@shared/ui';
import asked from '../../content/help/asked.json';
import { AsOf } from '../calls/as-of';
import type { Call } from '../calls/use-call';
import styles from './topics.module.css';
import { type Help, type HelpEntry, articleHref } from './use-help';
import { Unanswered } from '../calls/unanswered';
import { WayToDesk } from '../calls/way-to-desk';

/** Every article by its section. */
export function Topics({ help }: { help: Call<Help> }) {
  const { data } = help;
  const sections = (data?.sections ?? []).filter(({ id }) => data?.articles.some(({ section }) => section === id));
  return (
    <ThreadSection side="left" first last>
      <AsOf />
      {data && sections.length === 0 ? (
        <Empty
          title="第一篇还在写"
          action={
            <>
              <ButtonLink href="/community/homePage/">到社区问一问</ButtonLink>
              <WayToDesk of={['editor']} to="help-articles/create" />
            </>
          }
        >
          写好以后按主题列在这里。
        </Empty>
      ) : data ? (
        <div className={styles.columns}>
          <Asked articles={data.articles} />
          <div className={styles.topics}>
            {sections.map(({ id, name }) => (
              <section key={id} id={`topic-${id}`}>
                <h2>{name}</h2>
                <ul>
                  {data.articles
                    .filter(({ section }) => section === id)
                    .map((article) => (
                      // An old address with the article's name in its fragment ends here without scripts.
                      <li key={article.id} id={article.id}>
                        <Link href={articleHref(article.id)}>{article.title}</Link>
                        <span>{article.summary}</span>
                      </li>
                    ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      ) : (
        <Unanswered what="帮助文章" call={help} bones={<Bones rows={6} />} />
      )}
    </ThreadSection>
  );
}
/** Questions where many begin, beside all. */
function Asked({ articles }: { articles: readonly HelpEntry[] }) {
  return (
    <nav className={styles.asked} aria-labelledby="asked">
      <h2 id="asked">可以先看这几篇</h2>
      <ol>
        {asked
          .flatMap((id) => articles.find((article) => article.id === id) ?? [])
          .map(({ id, title }) => (
            <li key={id}>
              <Link href={articleHref(id)}>{title}</Link>
            </li>
          ))}
      </ol>
    </nav>
  );
}
