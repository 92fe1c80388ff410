import { useState } from 'react';
import { deleteComicChapter } from 'shared/api';
import type { ChapterDetail } from 'shared/contract/endpoints';
import { Button, TrashIcon } from 'shared/ui';
import { useAction } from '../calls/use-action';
import { Problem } from '../states/problem';
import styles from './delete-chapter.module.css';

interface DeleteChapterProps {
  chapter: ChapterDetail;
  onDeleted: () => void;
}

/** For the official user. Unfolds in place and says what goes with it. */
export function DeleteChapter({ chapter, onDeleted }: DeleteChapterProps) {
  const [asking, setAsking] = useState(false);
  const action = useAction(async () => {
    await deleteComicChapter({ chapterId: chapter.id }, { swallow: true });
    return true;
  });
  const remove = async () => {
    if (await action.run(undefined)) onDeleted();
  };
  if (!asking) {
    return (
      <button
        type="button"
        className={styles.ask}
        onClick={() => {
          setAsking(true);
        }}
      >
        <TrashIcon />
        删除这一话
      </button>
    );
  }
  return (
    <div className={styles.confirm} role="group" aria-label="删除这一话？" data-tone="light">
      <p>
        <b>删除“{chapter.title}”？</b>
        {String(chapter.panels.length)} 格画、{String(chapter.likeCount)} 个喜欢和大家的已读记录会一起去掉，不能恢复。
      </p>
      <Button small variant="solid" className={styles.danger} disabled={action.busy} onClick={() => void remove()}>
        删除
      </Button>
      <Button
        small
        onClick={() => {
          setAsking(false);
        }}
      >
        留着
      </Button>
      {action.error ? <Problem>没有删成：{action.error.message}</Problem> : null}
    </div>
  );
}
