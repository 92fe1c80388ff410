import type { InputOf, likeCreate } from '@shared/contract/endpoints';
import { HeartIcon, Problem } from '@shared/ui';
import { type Liked, useLike } from './use-like';

interface LikeButtonProps {
  target: InputOf<typeof likeCreate>;
  now: Liked;
  onUpdate: (part: Liked) => void;
}

/** Likes what somebody wrote or drew: one word for it everywhere. */
export function LikeButton({ target, now, onUpdate }: LikeButtonProps) {
  const { busy, error, toggle } = useLike(target, now, onUpdate);
  return (
    <>
      <button type="button" aria-pressed={now.liked} disabled={busy} onClick={() => void toggle()}>
        <HeartIcon />
        <span>{now.likeCount > 0 ? `点赞 ${String(now.likeCount)}` : '点赞'}</span>
      </button>
      {error ? <Problem>没有点成，已退回原来的数：{error.message}</Problem> : null}
    </>
  );
}
