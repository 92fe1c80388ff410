import { memo } from 'react';
import type { ChapterDetail } from '@shared/contract/endpoints';
import { BackIcon, FullscreenIcon, ListIcon, PageIcon, StripIcon } from '@shared/ui';
import { PanelIcon } from './panel-icon';
import styles from './reader-bar.module.css';
import type { ReaderView } from './reader-view';
import { ReadingCount } from './reading-place';

interface ReaderBarProps {
  chapter: ChapterDetail | undefined;
  /** An editor looks at it, before it is published or after. */
  previewed: boolean;
  view: ReaderView;
  onView: (part: Partial<ReaderView>) => void;
  /** A printed page fits. */
  wide: boolean;
  onFullscreen: () => void;
  onHelp: () => void;
  /** Opens the chapters where they are not beside the page. */
  onChapters: () => void;
  /** Words of the way back. */
  back: string;
  onBack: () => void;
}

const modes = [
  ['whole', '整页', <PageIcon key="whole" />],
  ['page', '单格', <PanelIcon key="page" />],
  ['strip', '长条', <StripIcon key="strip" />],
] as const;

export const ReaderBar = memo(function ReaderBar(props: ReaderBarProps) {
  const { chapter, previewed, view, onView, wide, onFullscreen, onHelp, onChapters, back, onBack } = props;
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.back} onClick={onBack}>
        <BackIcon />
        <span>{back}</span>
      </button>
      <h2 className={styles.title}>
        <span>{`${previewed ? '预览：' : ''}${chapter?.comicTitle ?? ''}`}</span>
        {chapter ? <small>{`第 ${String(chapter.no)} 话 · ${chapter.title}`}</small> : null}
      </h2>
      <div className={`${styles.switch} ${styles.mode}`} role="group" aria-label="看法">
        {modes
          .filter(([mode]) => wide || mode !== 'whole')
          .map(([mode, words, icon]) => (
            <Toggle key={mode} pressed={view.mode === mode} onPress={() => onView({ mode })}>
              {icon}
              <span>{words}</span>
            </Toggle>
          ))}
      </div>
      <div className={`${styles.switch} ${styles.fit}`} role="group" aria-label="大小">
        <Toggle pressed={view.fit === 'width'} onPress={() => onView({ fit: 'width' })}>
          适宽
        </Toggle>
        <Toggle pressed={view.fit === 'height'} onPress={() => onView({ fit: 'height' })}>
          适高
        </Toggle>
      </div>
      <span className={styles.count} aria-live="polite">
        <ReadingCount />
      </span>
      <button type="button" className={styles.round} aria-label="全屏" onClick={onFullscreen}>
        <FullscreenIcon />
      </button>
      <button type="button" className={styles.round} aria-label="按键" onClick={onHelp}>
        ?
      </button>
      <button type="button" className={styles.chapters} onClick={onChapters}>
        <ListIcon />
        目录
      </button>
    </div>
  );
});

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
