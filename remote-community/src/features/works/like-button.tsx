import { apiErrorFrom, LoginRequiredError } from '@shared/client';
import { usePage } from '@shared/ui/page';
import { HeartIcon } from '@shared/ui';
import { useAction } from '../calls/use-action';
import styles from './like-button.module.css';
import { likeWork } from './use-works';

interface LikeButtonProps {
  work: { id: number; title: string; liked: boolean; likeCount: number };
  onUpdate: (part: { liked: boolean; likeCount: number }) => void;
}

/** Shown at once, taken back where the server refuses. */
export function LikeButton({ work, onUpdate }: LikeButtonProps) {
  const { host } = usePage();
  const { liked, likeCount } = work;
  const action = useAction(async (wanted: boolean) => {
    try {
      return await likeWork(work.id, wanted);
    } catch (error) {
      onUpdate({ liked, likeCount });
      if (!(error instanceof LoginRequiredError))
        host.showMessage({ kind: 'error', text: `没有点上赞：${apiErrorFrom(error, 'POST').message}` });
      throw error;
    }
  });
  const toggle = async () => {
    onUpdate({ liked: !liked, likeCount: likeCount + (liked ? -1 : 1) });
    const state = await action.run(!liked);
    if (state) onUpdate({ liked: state.liked, likeCount: state.likeCount });
  };
  return (
    <>
      <button
        type="button"
        className={styles.like}
        aria-pressed={liked}
        aria-label={`给《${work.title}》点赞，现有 ${String(likeCount)} 个`}
        disabled={action.busy}
        onClick={() => void toggle()}
      >
        <HeartIcon />
        {likeCount}
      </button>
      {action.error ? (
        <button type="button" className={styles.again} onClick={() => void toggle()}>
          没有点成，再试
        </button>
      ) : null}
    </>
  );
}
