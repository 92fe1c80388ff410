import { questionFollow, type QuestionDetail } from '@shared/contract/endpoints';
import { Problem, BellIcon } from '@shared/ui';
import { call } from '@shared/client';
import { useAction } from '../calls/use-action';

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
