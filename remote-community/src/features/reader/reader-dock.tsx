import { memo } from 'react';
import type { ChapterDetail } from '@shared/contract/endpoints';
import { ArrowIcon, HeartIcon, Link, StripIcon } from '@shared/ui';
import { comicsHref } from '../comics/comics-query';
import { PanelIcon } from './panel-icon';
import { ProgressShuttle } from './progress-shuttle';
import styles from './reader-dock.module.css';
import type { ReaderView } from './reader-view';
import { useLike } from '../posts/use-like';
import { ReadingCount } from './reading-place';

interface ReaderDockProps {
  chapter: ChapterDetail | undefined;
  base: string;
  view: ReaderView;
  onView: (part: Partial<ReaderView>) => void;
  onChange: (update: (chapter: ChapterDetail) => ChapterDetail) => void;
}

/** Controls within reach of a thumb, at the lower edge of a phone. */
export const ReaderDock = memo(function ReaderDock({ chapter, base, view, onView, onChange }: ReaderDockProps) {
  const { id: targetId = 0, liked = false, likeCount = 0 } = chapter ?? {};
  const likes = useLike({ targetType: 'comic-chapter', targetId }, { liked, likeCount }, (part) =>
    onChange((before) => ({ ...before, ...part })),
  );
  const mode = (wanted: ReaderView['mode'], words: string, icon: React.ReactNode) => (
    <button type="button" aria-pressed={view.mode === wanted} onClick={() => onView({ mode: wanted })}>
      {icon}
      {words}
    </button>
  );
  return (
    <div className={styles.dock}>
      {mode('page', '单格', <PanelIcon />)}
      {mode('strip', '长条', <StripIcon />)}
      <p>
        <span>
          <ReadingCount />
        </span>
        <ProgressShuttle direction="across" />
      </p>
      <button
        type="button"
        className={styles.like}
        aria-pressed={liked}
        aria-label={`点赞，${String(likeCount)} 人`}
        aria-disabled={likes.busy || !chapter}
        onClick={() => chapter && void likes.toggle()}
      >
        <HeartIcon />
        <span>{likeCount}</span>
      </button>
      {chapter?.next ? (
        <Link href={comicsHref(base, { chapterId: chapter.next.id })}>
          <ArrowIcon />
          下一话
        </Link>
      ) : (
        <Link href="/comics/">
          <ArrowIcon />
          列表
        </Link>
      )}
    </div>
  );
});
