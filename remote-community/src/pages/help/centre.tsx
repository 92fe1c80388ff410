import { ButtonLink, ClosingAction, ThreadSection } from '@shared/ui';
import { articles, categories } from '../../content/help/articles';
import { PageHero } from '../../features/frame/page-hero';
import { ArticleItem } from './article-item';
import styles from './centre.module.css';
import { head } from './head';
import { SearchPanel } from './search-panel';

/** The whole help centre: every article stands in the page, so that it reads and prints without any script. */
export default function Centre() {
  return (
    <>
      <PageHero
        crumbs={head.breadcrumb}
        phrases={['停在哪里，', '搜哪里。']}
        dim={1}
        lead="每一篇只讲一件事，照着做就行。文中的界面和步骤是示例版本的样子。"
      >
        <SearchPanel />
      </PageHero>
      <ThreadSection side="left" first last>
        <div className={styles.columns}>
          <nav className={styles.categories} aria-label="主题">
            <ul>
              {categories.map(({ id, name }) => (
                <li key={id}>
                  <a href={`#topic-${id}`}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.topics}>
            {categories.map(({ id, name }) => (
              <section key={id} id={`topic-${id}`}>
                <h2>{name}</h2>
                {articles
                  .filter(({ category }) => category === id)
                  .map((article) => (
                    <ArticleItem key={article.id} {...article} />
                  ))}
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
    </>
  );
}
