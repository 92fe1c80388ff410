import { useState } from 'react';
import { call } from '@shared/client';
import { type ChapterComment, chapterCommentDelete } from '@shared/contract/endpoints';
import { TrashIcon } from '@shared/ui';
import { DeleteConfirm } from '../../posts/delete-confirm';
import HideButton from '../../posts/hide-button';

interface CommentToolsProps {
  comment: ChapterComment;
  moderates: boolean;
  onChanged: () => void;
  onDeleted: () => void;
}

/** Actions on a comment, for its author and moderators. */
export default function CommentTools({ comment, moderates, onChanged, onDeleted }: CommentToolsProps) {
  const { id, mine, hidden, likeCount } = comment;
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      {mine ? (
        <button type="button" aria-expanded={deleting} onClick={() => setDeleting(!deleting)}>
          <TrashIcon />
          删除
        </button>
      ) : null}
      {moderates ? (
        <HideButton target={{ targetType: 'comment', targetId: id }} hidden={hidden} onChanged={onChanged} />
      ) : null}
      {deleting ? (
        <DeleteConfirm
          what="评论"
          likes={likeCount > 0 ? `${String(likeCount)} 个喜欢` : undefined}
          act={() => call(chapterCommentDelete, { commentId: id }, { swallow: true })}
          onKeep={() => setDeleting(false)}
          onDeleted={onDeleted}
        />
      ) : null}
    </>
  );
}
