import { call } from '@shared/client';
import { type InputOf, likeCreate, likeDelete, type LikeState } from '@shared/contract/endpoints';
import { useAction } from '../calls/use-action';

type Liked = Pick<LikeState, 'liked' | 'likeCount'>;

interface LikeSettings {
  loginReason: string;
  onUpdate: (state: Liked) => void;
}

/** A like is shown at once, and taken back where the server refuses. */
export function useLike(target: InputOf<typeof likeCreate>, now: Liked, { loginReason, onUpdate }: LikeSettings) {
  const { liked, likeCount } = now;
  const { busy, error, run } = useAction((wanted: boolean) =>
    call(wanted ? likeCreate : likeDelete, target, { swallow: true, loginReason }),
  );
  /** Resolves with whether the server took it. */
  const toggle = async () => {
    onUpdate({ liked: !liked, likeCount: likeCount + (liked ? -1 : 1) });
    const state = await run(!liked);
    onUpdate({ liked: state?.liked ?? liked, likeCount: state?.likeCount ?? likeCount });
    return state !== undefined;
  };
  return { busy, error, toggle };
}
