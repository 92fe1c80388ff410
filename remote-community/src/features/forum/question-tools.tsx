import { call } from '@shared/client';
import { type QuestionDetail, questionDelete } from '@shared/contract/endpoints';
import { DocumentIcon } from '@shared/ui';
import { usePage } from '@shared/ui/page';
import { PostTools } from '../posts/post-tools';
import { forumPath } from './forum-query';

interface QuestionToolsProps {
  question: QuestionDetail;
  moderates: boolean;
  asks: boolean;
  editing: boolean;
  onEdit: (editing: boolean) => void;
  onChanged: () => void;
}

/** Actions on a question, for its author and moderators. */
export default function QuestionTools({ question, moderates, asks, editing, onEdit, onChanged }: QuestionToolsProps) {
  const { id, hidden, likeCount, answerCount } = question;
  const { host } = usePage();
  return (
    <>
      {asks && !hidden ? (
        <button type="button" aria-expanded={editing} onClick={() => onEdit(!editing)}>
          <DocumentIcon />
          修改
        </button>
      ) : null}
      <PostTools
        {...{ moderates, hidden, onChanged }}
        target={{ targetType: 'question', targetId: id }}
        mine={asks}
        what="提问"
        likes={likeCount > 0 ? `${String(likeCount)} 个赞` : undefined}
        stays={answerCount > 0 ? '别人写的回答还是他们的，和这个问题一起不再显示。' : undefined}
        remove={() => call(questionDelete, { questionId: id }, { swallow: true })}
        onDeleted={() => {
          host.showMessage({ kind: 'success', text: '提问已经删除' });
          host.navigate(forumPath);
        }}
      />
    </>
  );
}
