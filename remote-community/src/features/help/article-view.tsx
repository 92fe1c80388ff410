import { Bones, ButtonLink, Empty, ThreadSection } from '@shared/ui';
import { useDocumentTitle } from '@shared/ui/page';
import { AsOf } from '../calls/as-of';
import { Article } from './article';
import styles from './article.module.css';
import { helpPath, useArticle, useHelp } from './use-help';
import { Unanswered } from '../calls/unanswered';

interface ArticleViewProps {
  id: string;
  /** Opens an article that is not published. */
  preview?: string;
}

/** An article with what is around it, while it comes, and where it does not come. */
export function ArticleView({ id, preview }: ArticleViewProps) {
  const article = useArticle(id, preview);
  const { data: help } = useHelp();
  const { data } = article;
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
          <Unanswered
            what="这一篇"
            call={article}
            bones={<Bones rows={4} />}
            none={(reason) => (
              <Empty
                title={reason === 'gone' ? '这一篇已经撤下' : '没有这一篇'}
                action={<ButtonLink href={helpPath}>看全部文章</ButtonLink>}
              >
                也许它换了名字，帮助中心里能搜到。
              </Empty>
            )}
          />
        </div>
      )}
    </ThreadSection>
  );
}
