import { call } from '@shared/client';
import { type Answer, answerDelete } from '@shared/contract/endpoints';
import { Confirm } from '@shared/ui';
import { useAction } from '../calls/use-action';

interface DeleteConfirmProps {
  answer: Answer;
  onKeep: () => void;
  onDeleted: () => void;
}

/** Unfolds in place and says what goes with it. */
export function DeleteConfirm({ answer, onKeep, onDeleted }: DeleteConfirmProps) {
  const action = useAction(async () => {
    await call(answerDelete, { answerId: answer.id }, { swallow: true });
    return true;
  });
  const remove = async () => {
    if (await action.run(undefined)) onDeleted();
  };
  return (
    <Confirm
      label="删除这条回答？"
      doing="删除"
      busy={action.busy}
      problem={action.error && `没有删成：${action.error.message}`}
      onDo={() => void remove()}
      onKeep={onKeep}
    >
      <b>删除这条回答？</b>
      {answer.likeCount > 0
        ? `删除后不能恢复，收到的 ${String(answer.likeCount)} 个“有用”也会一起去掉。`
        : '删除后不能恢复。'}
    </Confirm>
  );
}
