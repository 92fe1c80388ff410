import { lazy, Suspense, useState } from 'react';
import type { PublicChapter } from '@shared/contract/endpoints';
import { Bones, Empty } from '@shared/ui';
import styles from './comments.module.css';
import { CommentPart } from './comment-part';
import { usePassedDraft } from '../../form/use-passed-draft';
import { useIdle } from '../../frame/use-idle';
import { useComments, withComment } from './use-comments';
import { Unanswered } from '../../calls/unanswered';
import { useMe } from '../../calls/use-call';

/** The form comes when the page is idle, since people read before they write, and is there with the network cut. */
const CommentForm = lazy(() => import(/* webpackChunkName: "comment-form" */ './comment-form'));

/** Comments under a chapter, latest first, and a field for another. */
export function ChapterComments({ chapter }: Pick<PublicChapter, 'chapter'>) {
  const comments = useComments(chapter);
  const { data } = comments;
  const moderates = useMe()?.roles.includes('moderator') ?? false;
  const [parts, setParts] = useState(1);
  const idle = useIdle();
  const draft = `chapter-comment-${String(chapter.id)}`;
  usePassedDraft(draft);
  return (
    <section className={styles.comments} aria-labelledby="comments">
      <h2 id="comments" className={styles.count}>
        {data && data.total > 0 ? `${String(data.total)} 条评论` : '评论'}
      </h2>
      <div className={styles.form}>
        {idle ? (
          <Suspense>
            <CommentForm
              chapterId={chapter.id}
              draft={draft}
              onSaid={(comment) => {
                if (data) comments.change((list) => withComment(list, comment));
                else comments.reload();
              }}
            />
          </Suspense>
        ) : null}
      </div>
      {data?.items.length === 0 ? (
        <Empty title="还没有评论">读完有话说，写一句就行。</Empty>
      ) : data ? (
        <ol className={styles.list}>
          <CommentPart
            chapter={chapter}
            comments={comments}
            left={parts - 1}
            moderates={moderates}
            onMore={() => setParts(parts + 1)}
            onGone={() => comments.change((list) => ({ ...list, total: list.total - 1 }))}
          />
        </ol>
      ) : (
        <Unanswered what="评论" call={comments} bones={<Bones rows={2} />} />
      )}
    </section>
  );
}
