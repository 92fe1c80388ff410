import type { articles } from '../../content/help/articles';
import { Link, PlusIcon } from '@shared/ui';
import styles from './article-item.module.css';

type ArticleItemProps = (typeof articles)[number];

export function ArticleItem({ id, title, summary, Content }: ArticleItemProps) {
  return (
    <details className={styles.article} id={id} data-article="">
      <summary>
        <div>
          <h3>{title}</h3>
          <span>{summary}</span>
        </div>
        <PlusIcon />
      </summary>
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
    </details>
  );
}
