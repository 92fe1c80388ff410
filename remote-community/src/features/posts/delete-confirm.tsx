import { Confirm } from '@shared/ui';
import { useAction } from '../calls/use-action';

interface DeleteConfirmProps {
  /** Name of what is deleted: 回答. */
  what: string;
  /** Reactions of others that go with it: 3 个“有用”. */
  likes: string | undefined;
  act: () => Promise<unknown>;
  onKeep: () => void;
  onDeleted: () => void;
}

/** Unfolds in place and says what goes with it. */
export function DeleteConfirm({ what, likes, act, onKeep, onDeleted }: DeleteConfirmProps) {
  const action = useAction(async () => {
    await act();
    return true;
  });
  const remove = async () => {
    if (await action.run(undefined)) onDeleted();
  };
  return (
    <Confirm
      label={`删除这条${what}？`}
      doing="删除"
      busy={action.busy}
      problem={action.error && `没有删成：${action.error.message}`}
      onDo={() => void remove()}
      onKeep={onKeep}
    >
      <b>删除这条{what}？</b>
      {likes === undefined ? '删除后不能恢复。' : `删除后不能恢复，收到的 ${likes}也会一起去掉。`}
    </Confirm>
  );
}
