import { ButtonLink, ClosingAction, ThreadSection } from '@shared/ui';
import { PageHero } from '../../features/frame/page-hero';
import { type HelpArticle, helpArticles } from '../../features/help/help-articles';
import { Article } from './article';
import styles from './centre.module.css';
import { head } from './head';
import { SearchPanel } from './search-panel';

/**
 * The whole help centre. Every article stands in the page and is shown alone while the fragment names it, which needs no
 * script; once scripts run, `enhanceHelp` says which one.
 */
export default function Centre() {
  const { sections, articles, asked } = helpArticles();
  return (
    <div className={styles.centre} data-centre="">
      {/* Before all that an article stands in place of: nothing is drawn that goes again. */}
      <ThreadSection side="left" first last className={styles.reading}>
        {articles.map((article, at) => (
          <Article
            key={article.id}
            article={article}
            topic={sections.find(({ id }) => id === article.section)?.name ?? ''}
            beside={articles.filter(({ section }) => section === article.section)}
            before={articles[at - 1]}
            after={articles[at + 1]}
          />
        ))}
      </ThreadSection>
      <div className={styles.front}>
        <PageHero
          crumbs={head.breadcrumb}
          phrases={['停在哪里，', '搜哪里。']}
          dim={1}
          lead="每一篇只讲一件事，照着做就行。文中的界面和步骤是示例版本的样子。"
          picture={<Asked asked={asked} />}
        >
          <SearchPanel />
        </PageHero>
      </div>
      <ThreadSection side="left" first last className={`${styles.front} ${styles.section}`}>
        <div className={styles.columns}>
          <nav className={styles.categories} aria-label="主题">
            <ul>
              {sections.map(({ id, name }) => (
                <li key={id}>
                  <a href={`#topic-${id}`}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.topics}>
            {sections.map(({ id, name }) => (
              <section key={id} id={`topic-${id}`}>
                <h2>{name}</h2>
                <ul>
                  {articles
                    .filter(({ section }) => section === id)
                    .map((article) => (
                      <li key={article.id}>
                        <a href={`#${article.id}`}>{article.title}</a>
                        <span>{article.summary}</span>
                      </li>
                    ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      </ThreadSection>
      <ClosingAction phrases={['没有写到的，', '就去问。']} lead="社区里多半有人碰到过；不方便公开的，直接给我们留言。">
        <ButtonLink variant="go" shuttle href="/community/homePage">
          到社区提问
        </ButtonLink>
        <ButtonLink href="/contactus/?topic=support#type=contactus">给我们留言</ButtonLink>
      </ClosingAction>
    </div>
  );
}

/** Where many begin, beside the search. */
function Asked({ asked }: { asked: readonly HelpArticle[] }) {
  return (
    <nav className={styles.asked} aria-labelledby="asked">
      <h2 id="asked">可以先看这几篇</h2>
      <ol>
        {asked.map(({ id, title, summary }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <b>{title}</b>
              <span>{summary}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
