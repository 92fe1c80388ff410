import { call } from '@shared/client';
import type { ApiError } from '@shared/client';
import { type ChapterDetail, likeCreate, likeDelete } from '@shared/contract/endpoints';
import { useAction } from '../calls/use-action';

interface ChapterLike {
  busy: boolean;
  error: ApiError | undefined;
  /** Resolves with whether the server took it. */
  toggle: () => Promise<boolean>;
}

/** A like is shown at once, and taken back where the server refuses. */
export function useChapterLike(
  chapter: ChapterDetail | undefined,
  onChange: (update: (chapter: ChapterDetail) => ChapterDetail) => void,
): ChapterLike {
  const action = useAction(({ id, wanted }: { id: number; wanted: boolean }) =>
    call(
      wanted ? likeCreate : likeDelete,
      { targetType: 'comic-chapter', targetId: id },
      { swallow: true, loginReason: '登录后就能喜欢这一话' },
    ),
  );
  const toggle = async () => {
    if (!chapter) return false;
    const { id, liked, likeCount } = chapter;
    onChange((before) => ({ ...before, liked: !liked, likeCount: likeCount + (liked ? -1 : 1) }));
    const state = await action.run({ id, wanted: !liked });
    onChange((before) => ({ ...before, liked: state?.liked ?? liked, likeCount: state?.likeCount ?? likeCount }));
    return state !== undefined;
  };
  return { busy: action.busy, error: action.error, toggle };
}
