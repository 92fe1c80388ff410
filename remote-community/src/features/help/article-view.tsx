import { ResponseError } from '@shared/client';
import { Bones, ButtonLink, Empty, Failed, ThreadSection } from '@shared/ui';
import { useDocumentTitle } from '@shared/ui/page';
import { AsOf } from '../calls/as-of';
import { Article } from './article';
import styles from './article.module.css';
import { helpPath, useArticle, useHelp } from './use-help';

interface ArticleViewProps {
  id: string;
  /** Opens an article that is not published. */
  preview?: string;
}

/** An article with what is around it, while it comes, and where it does not come. */
export function ArticleView({ id, preview }: ArticleViewProps) {
  const article = useArticle(id, preview);
  const { data: help } = useHelp();
  const { data, error } = article;
  useDocumentTitle(data?.title);
  return (
    <ThreadSection side="left" first last className={styles.reading}>
      <AsOf />
      {preview === undefined ? null : (
        <p>
          <strong>这是预览，发布以后访客才看得到。</strong>
        </p>
      )}
      {data ? (
        <Article article={data} help={help} />
      ) : (
        <div className={styles.main}>
          <h1 tabIndex={-1}>帮助文章</h1>
          {error instanceof ResponseError && (error.reason === 'gone' || error.reason === 'not-found') ? (
            <Empty
              title={error.reason === 'gone' ? '这一篇已经撤下' : '没有这一篇'}
              action={<ButtonLink href={helpPath}>看全部文章</ButtonLink>}
            >
              也许它换了名字，帮助中心里能搜到。
            </Empty>
          ) : error ? (
            <Failed what="这一篇" error={error} retry={article.reload} />
          ) : (
            <Bones rows={4} />
          )}
        </div>
      )}
    </ThreadSection>
  );
}
