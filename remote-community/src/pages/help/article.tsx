import { articles, categories } from '../../content/help/articles';
import { scenes } from '../../content/help/scenes';
import { Breadcrumb, Link } from '@shared/ui';
import styles from './article.module.css';
import { ArticleScene } from './article-scene';
import { head } from './head';

type ArticleProps = (typeof articles)[number];

const addressOf = (id: string) => `${head.breadcrumb[1].href}#${id}`;

/** One article as a page of its own: the only thing in sight while the address names it. */
export function Article({ id, title, summary, category, Content }: ArticleProps) {
  const beside = articles.filter((other) => other.category === category);
  const topic = categories.find((found) => found.id === category)?.name ?? '';
  const at = articles.findIndex((other) => other.id === id);
  const scene = scenes[id];
  return (
    <article className={styles.article} id={id} data-article="">
      <Breadcrumb
        items={[
          { label: '帮助中心', href: head.breadcrumb[1].href },
          { label: topic, href: addressOf(`topic-${category}`) },
          { label: title, href: addressOf(id) },
        ]}
      />
      <div className={styles.columns}>
        <nav className={styles.beside} aria-label={topic}>
          <p>{topic}</p>
          <ul>
            {beside.map((other) => (
              <li key={other.id}>
                <a href={`#${other.id}`} aria-current={other.id === id ? 'page' : undefined}>
                  {other.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.main}>
          <h2 tabIndex={-1}>{title}</h2>
          <p className={styles.summary}>{summary}</p>
          {scene ? <ArticleScene {...scene} /> : null}
          <div className={styles.body}>
            <Content components={{ a: Link }} />
          </div>
          <p className={styles.vote} role="group" aria-label={`《${title}》有帮助吗`}>
            这一篇有帮助吗？
            <button type="button" data-article={id} data-helpful="yes">
              有
            </button>
            <button type="button" data-article={id} data-helpful="no">
              没有
            </button>
          </p>
          <nav className={styles.ways} aria-label="前后各一篇">
            <Way words="上一篇" article={articles[at - 1]} />
            <Way words="下一篇" article={articles[at + 1]} />
          </nav>
        </div>
      </div>
    </article>
  );
}

function Way({ words, article }: { words: string; article: ArticleProps | undefined }) {
  if (!article) return <span />;
  return (
    <a href={`#${article.id}`}>
      <small>{words}</small>
      {article.title}
    </a>
  );
}
