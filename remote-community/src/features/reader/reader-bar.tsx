import type { ChapterDetail } from 'shared/contract/endpoints';
import { BackIcon, FullscreenIcon, PageIcon, StripIcon } from 'shared/ui';
import styles from './reader-bar.module.css';
import type { ReaderView } from './reader-view';
import type { Reading } from './use-reading';

interface ReaderBarProps {
  chapter: ChapterDetail | undefined;
  view: ReaderView;
  onView: (part: Partial<ReaderView>) => void;
  reading: Reading;
  onFullscreen: () => void;
  onBack: () => void;
}

export function ReaderBar({ chapter, view, onView, reading, onFullscreen, onBack }: ReaderBarProps) {
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.back} onClick={onBack}>
        <BackIcon />
        <span>漫画列表</span>
      </button>
      <h2 className={styles.title}>
        {chapter?.comicTitle}
        {chapter ? (
          <small>
            第 {chapter.no} 话 · {chapter.title}
          </small>
        ) : null}
      </h2>
      <div className={styles.switch} role="group" aria-label="看法">
        <Toggle
          pressed={view.mode === 'page'}
          onPress={() => {
            onView({ mode: 'page' });
          }}
        >
          <PageIcon />
          <span>单格</span>
        </Toggle>
        <Toggle
          pressed={view.mode === 'strip'}
          onPress={() => {
            onView({ mode: 'strip' });
          }}
        >
          <StripIcon />
          <span>长条</span>
        </Toggle>
      </div>
      <div className={`${styles.switch} ${styles.fit}`} role="group" aria-label="大小">
        <Toggle
          pressed={view.fit === 'width'}
          onPress={() => {
            onView({ fit: 'width' });
          }}
        >
          适宽
        </Toggle>
        <Toggle
          pressed={view.fit === 'height'}
          onPress={() => {
            onView({ fit: 'height' });
          }}
        >
          适高
        </Toggle>
      </div>
      <span className={styles.count} aria-live="polite">
        {reading.count > 0 ? `${String(reading.panel)} / ${String(reading.count)}` : ''}
      </span>
      <button type="button" className={styles.round} aria-label="全屏" onClick={onFullscreen}>
        <FullscreenIcon />
      </button>
    </div>
  );
}

interface ToggleProps {
  pressed: boolean;
  onPress: () => void;
  children: React.ReactNode;
}

function Toggle({ pressed, onPress, children }: ToggleProps) {
  return (
    <button type="button" aria-pressed={pressed} onClick={onPress}>
      {children}
    </button>
  );
}
