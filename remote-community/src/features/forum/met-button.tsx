import { call } from '@shared/client';
import { likeCreate, likeDelete, type Question } from '@shared/contract/endpoints';
import { HeartIcon, Problem } from '@shared/ui';
import { useAction } from '../calls/use-action';

interface MetButtonProps {
  question: Pick<Question, 'id' | 'liked' | 'likeCount'>;
  onUpdate: (part: { liked: boolean; likeCount: number }) => void;
}

/** Says that one has met the same. Shown at once, taken back where the server refuses. */
export function MetButton({ question: { id, liked, likeCount }, onUpdate }: MetButtonProps) {
  const action = useAction((wanted: boolean) =>
    call(
      wanted ? likeCreate : likeDelete,
      { targetType: 'question', targetId: id },
      { swallow: true, loginReason: '登录后就能说自己也遇到这个问题' },
    ),
  );
  const toggle = async () => {
    onUpdate({ liked: !liked, likeCount: likeCount + (liked ? -1 : 1) });
    const state = await action.run(!liked);
    onUpdate({ liked: state?.liked ?? liked, likeCount: state?.likeCount ?? likeCount });
  };
  return (
    <>
      <button type="button" aria-pressed={liked} disabled={action.busy} onClick={() => void toggle()}>
        <HeartIcon />
        <span>{`我也遇到 ${String(likeCount)}`}</span>
      </button>
      {action.error ? <Problem>没有记下，已退回原来的数：{action.error.message}</Problem> : null}
    </>
  );
}
