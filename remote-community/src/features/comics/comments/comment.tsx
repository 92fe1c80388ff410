import { lazy, Suspense } from 'react';
import type { ChapterComment } from '@shared/contract/endpoints';
import { StatusMark } from '@shared/ui';
import post from '../../posts/post.module.css';
import { HiddenNote } from '../../posts/hidden-note';
import { ReportButton } from '../../posts/moderation';
import { PersonName } from '../../people/person-name';
import { PersonSquare } from '../../people/person-square';
import { fullDay } from '../../time/china-time';
import styles from './comments.module.css';
import { LikeButton } from '../../posts/like-button';

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
  const { id, author, content, hidden, mine } = comment;
  const target = { targetType: 'comment', targetId: id } as const;
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
          {hidden ? null : <LikeButton target={target} now={comment} onUpdate={onUpdate} />}
          {moderates || mine ? (
            <Suspense>
              <CommentTools comment={comment} moderates={moderates} onChanged={onChanged} onDeleted={onDeleted} />
            </Suspense>
          ) : null}
        </div>
        {hidden ? null : <ReportButton target={target} own={mine} />}
      </div>
    </li>
  );
}
