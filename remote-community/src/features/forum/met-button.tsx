import type { Question } from '@shared/contract/endpoints';
import { HeartIcon, Problem } from '@shared/ui';
import { useLike } from '../posts/use-like';

interface MetButtonProps {
  question: Pick<Question, 'id' | 'liked' | 'likeCount'>;
  onUpdate: (part: { liked: boolean; likeCount: number }) => void;
}

/** Says that one has met the same. Shown at once, taken back where the server refuses. */
export function MetButton({ question, onUpdate }: MetButtonProps) {
  const like = useLike({ targetType: 'question', targetId: question.id }, question, {
    loginReason: '登录后就能说自己也遇到这个问题',
    onUpdate,
  });
  return (
    <>
      <button type="button" aria-pressed={question.liked} disabled={like.busy} onClick={() => void like.toggle()}>
        <HeartIcon />
        <span>{`我也遇到 ${String(question.likeCount)}`}</span>
      </button>
      {like.error ? <Problem>没有记下，已退回原来的数：{like.error.message}</Problem> : null}
    </>
  );
}
