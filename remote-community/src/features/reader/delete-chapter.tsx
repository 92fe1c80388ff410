import { useState } from 'react';
import { call } from '@shared/client';
import { type ChapterDetail, comicChapterDelete } from '@shared/contract/endpoints';
import { Confirm, TrashIcon } from '@shared/ui';
import { queryClient } from '../calls/query-client';
import { useAction } from '../calls/use-action';
import styles from './delete-chapter.module.css';

/** Unfolds in place and says what goes with the chapter; for editors. */
export function DeleteChapter({ chapter, onDeleted }: { chapter: ChapterDetail; onDeleted: () => void }) {
  const [asking, setAsking] = useState(false);
  const action = useAction(async () => {
    await call(comicChapterDelete, { chapterId: chapter.id }, { swallow: true });
    return true;
  });
  const remove = async () => {
    if (!(await action.run(undefined))) return;
    void queryClient.invalidateQueries({ queryKey: ['comics'] });
    onDeleted();
  };
  if (!asking) {
    return (
      <button type="button" className={styles.ask} onClick={() => setAsking(true)}>
        <TrashIcon />
        删除这一话
      </button>
    );
  }
  return (
    <Confirm
      label="删除这一话？"
      doing="删除"
      busy={action.busy}
      problem={action.error && `没有删成：${action.error.message}`}
      onDo={() => void remove()}
      onKeep={() => setAsking(false)}
    >
      <b>
        删除“<bdi>{chapter.title}</bdi>”？
      </b>
      {String(chapter.panels.length)} 格画、{String(chapter.likeCount)} 个赞和大家的已读记录会一起去掉，不能恢复。
    </Confirm>
  );
}
