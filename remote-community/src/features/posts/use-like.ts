import { call } from '@shared/client';
import { type InputOf, likeCreate, likeDelete, type LikeState, type LikeTarget } from '@shared/contract/endpoints';
import { useAction } from '../calls/use-action';

export type Liked = Pick<LikeState, 'liked' | 'likeCount'>;

const kinds: Readonly<Record<LikeTarget, string>> = {
  question: '这个问题',
  answer: '这条回答',
  comment: '这条评论',
  'comic-chapter': '这一话',
  work: '这件作品',
};

/** A like is shown at once, and taken back where the server refuses. */
export function useLike(target: InputOf<typeof likeCreate>, now: Liked, onUpdate: (state: Liked) => void) {
  const { liked, likeCount } = now;
  const loginReason = `登录后就能给${kinds[target.targetType]}点赞`;
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
