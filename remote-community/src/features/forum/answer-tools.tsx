import { call } from '@shared/client';
import {
  type Answer,
  answerAccept,
  answerCancelRecommend,
  answerDelete,
  answerRecommend,
} from '@shared/contract/endpoints';
import { CheckIcon, DocumentIcon, LabelIcon, Problem } from '@shared/ui';
import { useAction } from '../calls/use-action';
import { PostTools } from '../posts/post-tools';

interface AnswerToolsProps {
  answer: Answer;
  moderates: boolean;
  asks: boolean;
  editing: boolean;
  onEdit: (editing: boolean) => void;
  onChanged: () => void;
}

/** Actions on an answer, for its author, the asker and moderators. */
export default function AnswerTools({ answer, moderates, asks, editing, onEdit, onChanged }: AnswerToolsProps) {
  const { id, recommended, accepted } = answer;
  const target = { targetType: 'answer', targetId: id } as const;
  const recommend = useAction(() =>
    call(recommended ? answerCancelRecommend : answerRecommend, { answerId: id }, { swallow: true }),
  );
  const acceptance = useAction(() => call(answerAccept, { answerId: id, accepted: !accepted }, { swallow: true }));
  const toggleRecommended = async () => {
    if (await recommend.run(undefined)) onChanged();
  };
  const toggleAccepted = async () => {
    if (await acceptance.run(undefined)) onChanged();
  };
  return (
    <>
      {asks && !answer.hidden ? (
        <button type="button" aria-pressed={accepted} disabled={acceptance.busy} onClick={() => void toggleAccepted()}>
          <CheckIcon />
          <span>{accepted ? '取消采纳' : '采纳'}</span>
        </button>
      ) : null}
      {answer.mine && !answer.hidden ? (
        <button type="button" aria-expanded={editing} onClick={() => onEdit(!editing)}>
          <DocumentIcon />
          修改
        </button>
      ) : null}
      {moderates && !answer.hidden ? (
        <button type="button" disabled={recommend.busy} onClick={() => void toggleRecommended()}>
          <LabelIcon />
          <span>{recommended ? '取消推荐' : '设为推荐'}</span>
        </button>
      ) : null}
      <PostTools
        {...{ target, moderates, onChanged }}
        mine={answer.mine}
        hidden={answer.hidden}
        what="回答"
        likes={answer.likeCount > 0 ? `${String(answer.likeCount)} 个赞` : undefined}
        remove={() => call(answerDelete, { answerId: id }, { swallow: true })}
        onDeleted={onChanged}
      />
      {recommend.error ? <Problem>推荐没有改成：{recommend.error.message}</Problem> : null}
      {acceptance.error ? <Problem>采纳没有改成：{acceptance.error.message}</Problem> : null}
    </>
  );
}
