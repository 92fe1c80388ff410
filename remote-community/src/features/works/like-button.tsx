import { apiErrorFrom, LoginRequiredError } from '@shared/client';
import { usePage } from '@shared/ui/page';
import { HeartIcon } from '@shared/ui';
import { useAction } from '../calls/use-action';
import styles from './like-button.module.css';
import { likeWork, useScene } from './use-works';

interface LikeButtonProps {
  work: { id: number; title: string; season: string; liked: boolean; likeCount: number };
  onUpdate: (part: { liked: boolean; likeCount: number }) => void;
}

const closed = { before: '还没开始投票', over: '投票已结束' } as const;

/** A vote is shown at once, taken back where the server refuses; outside its season the button says so. */
export function LikeButton({ work, onUpdate }: LikeButtonProps) {
  const { host } = usePage();
  const { liked, likeCount } = work;
  const state = useScene('work-season').find(({ value }) => value === work.season)?.state ?? 'open';
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
  const votes = likeCount > 0 ? `${String(likeCount)} 票` : '没有票';
  if (state !== 'open')
    return (
      <button type="button" className={styles.like} aria-pressed={liked} disabled>
        <HeartIcon />
        <span>{state === 'over' ? `${votes}，${closed.over}` : closed.before}</span>
      </button>
    );
  return (
    <>
      <button
        type="button"
        className={styles.like}
        aria-pressed={liked}
        aria-label={`给《${work.title}》点赞，${likeCount > 0 ? `现有 ${String(likeCount)} 个` : '还没有票'}`}
        disabled={action.busy}
        onClick={() => void toggle()}
      >
        <HeartIcon />
        <span>{likeCount > 0 ? `点赞 ${String(likeCount)}` : '点赞'}</span>
      </button>
      {action.error ? (
        <button type="button" className={styles.again} onClick={() => void toggle()}>
          没有点成，再试
        </button>
      ) : null}
    </>
  );
}
