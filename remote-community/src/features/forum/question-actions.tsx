import { type Question, questionFollow, type QuestionDetail } from '@shared/contract/endpoints';
import { HeartIcon, Problem, BellIcon } from '@shared/ui';
import { useLike } from '../posts/use-like';
import { call } from '@shared/client';
import { useAction } from '../calls/use-action';

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

interface FollowButtonProps {
  question: Pick<QuestionDetail, 'id' | 'following'>;
  onUpdate: (part: { following: boolean }) => void;
}

/** Wants to hear of answers, or no more. Shown at once, taken back where the server refuses. */
export function FollowButton({ question: { id, following }, onUpdate }: FollowButtonProps) {
  const action = useAction((wanted: boolean) =>
    call(
      questionFollow,
      { questionId: id, following: wanted },
      { swallow: true, loginReason: '登录后就能关注这个问题，有新回答会通知你' },
    ),
  );
  const toggle = async () => {
    onUpdate({ following: !following });
    const state = await action.run(!following);
    onUpdate({ following: state?.following ?? following });
  };
  return (
    <>
      <button type="button" aria-pressed={following} disabled={action.busy} onClick={() => void toggle()}>
        <BellIcon />
        <span>{following ? '已关注' : '关注'}</span>
      </button>
      {action.error ? <Problem>没有记下关注：{action.error.message}</Problem> : null}
    </>
  );
}
