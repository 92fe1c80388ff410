import { Breadcrumb } from '@shared/ui';
import type { HelpArticle } from '../../features/help/help-articles';
import styles from './article.module.css';
import { ArticleScene } from './article-scene';
import { head } from './head';

interface ArticleProps {
  article: HelpArticle;
  /** What its section is called. */
  topic: string;
  /** All of its section, itself among them. */
  beside: readonly HelpArticle[];
  before: HelpArticle | undefined;
  after: HelpArticle | undefined;
}

const addressOf = (id: string) => `${head.breadcrumb[1].href}#${id}`;

/** One article as a page of its own: the only thing in sight while the address names it. */
export function Article({ article, topic, beside, before, after }: ArticleProps) {
  const { id, title, summary, section, scene, body } = article;
  return (
    <article className={styles.article} id={id} data-article="">
      <Breadcrumb
        items={[
          { label: '帮助中心', href: head.breadcrumb[1].href },
          { label: topic, href: addressOf(`topic-${section}`) },
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
          <div className={styles.body} data-body="">
            {body}
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
            <Way words="上一篇" article={before} />
            <Way words="下一篇" article={after} />
          </nav>
        </div>
      </div>
    </article>
  );
}

function Way({ words, article }: { words: string; article: HelpArticle | undefined }) {
  if (!article) return <span />;
  return (
    <a href={`#${article.id}`}>
      <small>{words}</small>
      {article.title}
    </a>
  );
}
