import { useCallback, useEffect, useRef, useState } from 'react';
import { getChapter } from 'shared/api';
import { useCall } from '../calls/use-call';
import { Failed } from '../states/failed';
import { ChapterAside } from './chapter-aside';
import { ChapterEnd } from './chapter-end';
import { type ReaderView, readView, saveView } from './reader-view';
import { ReaderBar } from './reader-bar';
import { Panels } from './panels';
import styles from './reader.module.css';
import { useReaderKeys } from './use-reader-keys';
import { useReading } from './use-reading';

interface ReaderProps {
  chapterId: number;
  /** `/comics/` or `/mobile/comics/`. */
  base: string;
  mobile: boolean;
  onClose: () => void;
}

/** A chapter over the whole window. A modal dialog: the focus stays in it and Escape leads back. */
export function Reader({ chapterId, base, mobile, onClose }: ReaderProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const chapter = useCall(`chapter ${String(chapterId)}`, (options) => getChapter({ chapterId }, options));
  const [view, setView] = useState<ReaderView>(() => readView(mobile));
  const reading = useReading(chapter.data, stage, view.mode);

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    stage.current?.scrollTo(0, 0);
  }, [chapterId]);

  const change = useCallback((part: Partial<ReaderView>) => {
    setView((before) => {
      const next = { ...before, ...part };
      saveView(next);
      return next;
    });
  }, []);
  const fullscreen = useCallback(() => {
    const element = dialog.current?.querySelector<HTMLElement>('[data-fullscreen]');
    // Refused on some phones: the reader fills the window anyway.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    else element?.requestFullscreen().catch(() => undefined);
  }, []);
  const press = useReaderKeys({ reading, mode: view.mode, fullscreen });

  return (
    <dialog
      ref={dialog}
      className={styles.reader}
      data-tone="dark"
      data-mobile={mobile}
      aria-label={chapter.data ? `${chapter.data.comicTitle} 第 ${String(chapter.data.no)} 话` : '漫画阅读器'}
      onKeyDown={press}
      onClose={onClose}
    >
      <div className={styles.frame} data-fullscreen="">
        <ReaderBar
          chapter={chapter.data}
          view={view}
          onView={change}
          reading={reading}
          onFullscreen={fullscreen}
          onBack={() => dialog.current?.close()}
        />
        <div className={styles.body}>
          {mobile ? null : <ChapterAside chapter={chapter.data} base={base} reading={reading} />}
          <div ref={stage} className={styles.stage} tabIndex={-1}>
            {chapter.data ? (
              <>
                <Panels chapter={chapter.data} view={view} reading={reading} />
                <ChapterEnd key={chapterId} chapter={chapter.data} base={base} onChange={chapter.change} />
              </>
            ) : chapter.error ? (
              <div className={styles.failed} data-tone="light">
                <Failed what="这一话" error={chapter.error} retry={chapter.reload} />
              </div>
            ) : (
              <div className={styles.bone} role="status" aria-label="正在载入这一话" />
            )}
          </div>
        </div>
      </div>
    </dialog>
  );
}
