import { lazy, Suspense } from 'react';
import type { ChapterComment } from '@shared/contract/endpoints';
import { HeartIcon, Problem, StatusMark } from '@shared/ui';
import post from '../../posts/post.module.css';
import { HiddenNote } from '../../posts/hidden-note';
import { ReportButton } from '../../posts/moderation';
import { PersonName } from '../../people/person-name';
import { PersonSquare } from '../../people/person-square';
import { fullDay } from '../../time/china-time';
import styles from './comments.module.css';
import { useLike } from '../../posts/use-like';

const CommentTools = lazy(() => import(/* webpackChunkName: "comment-form" */ './comment-tools'));

interface CommentProps {
  comment: ChapterComment;
  /** Whether the visitor may remove and restore. */
  moderates: boolean;
  onUpdate: (part: Partial<ChapterComment>) => void;
  /** Told when the comment is other than shown. */
  onChanged: () => void;
  onDeleted: () => void;
}

export function Comment({ comment, moderates, onUpdate, onChanged, onDeleted }: CommentProps) {
  const { id, author, content, liked, likeCount, hidden, mine } = comment;
  const target = { targetType: 'comment', targetId: id } as const;
  const likes = useLike(target, comment, { loginReason: '登录后就能喜欢这条评论', onUpdate });
  return (
    <li id={`comment-${String(id)}`} className={styles.comment}>
      <p className={post.author}>
        <PersonSquare id={author.id} name={author.name} />
        <PersonName person={author} />
        {author.official ? <StatusMark status="done">官方</StatusMark> : null}
        <time dateTime={comment.createdAt}>{fullDay(comment.createdAt)}</time>
      </p>
      <HiddenNote hidden={hidden} />
      <p className={styles.content}>{content}</p>
      <div className={post.row}>
        <div className={post.actions}>
          {hidden ? null : (
            <button type="button" aria-pressed={liked} disabled={likes.busy} onClick={() => void likes.toggle()}>
              <HeartIcon />
              <span>{`喜欢 ${likeCount}`}</span>
            </button>
          )}
          {moderates || mine ? (
            <Suspense>
              <CommentTools comment={comment} moderates={moderates} onChanged={onChanged} onDeleted={onDeleted} />
            </Suspense>
          ) : null}
        </div>
        {hidden ? null : <ReportButton target={target} own={mine} />}
      </div>
      {likes.error ? <Problem>没有点成，已退回原来的数：{likes.error.message}</Problem> : null}
    </li>
  );
}
