import { call } from '@shared/client';
import { type ChapterComment, chapterCommentDelete } from '@shared/contract/endpoints';
import { PostTools } from '../../posts/post-tools';

interface CommentToolsProps {
  comment: ChapterComment;
  moderates: boolean;
  onChanged: () => void;
  onDeleted: () => void;
}

/** Actions on a comment, for its author and moderators. */
export default function CommentTools({ comment, ...rest }: CommentToolsProps) {
  const { id, mine, hidden, likeCount } = comment;
  return (
    <PostTools
      {...{ mine, hidden, ...rest }}
      target={{ targetType: 'comment', targetId: id }}
      what="评论"
      likes={likeCount > 0 ? `${String(likeCount)} 个赞` : undefined}
      remove={() => call(chapterCommentDelete, { commentId: id }, { swallow: true })}
    />
  );
}
