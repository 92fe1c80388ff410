import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { call } from '@shared/client';
import { type ChapterDetail, type Comic, comicChapterDetail } from '@shared/contract/endpoints';
import { Failed } from '@shared/ui';
import { usePage } from '@shared/ui/page';
import { useCall } from '../calls/use-call';
import { comicsHref } from '../comics/comics-query';
import { ChapterAside } from './chapter-aside';
import { ChapterEnd } from './chapter-end';
import { type ReaderView, readView, saveView } from './reader-view';
import { KeysHelp } from './keys-help';
import { ProgressShuttle } from './progress-shuttle';
import { ReaderBar } from './reader-bar';
import { ReaderDock } from './reader-dock';
import styles from './reader.module.css';
import { chapterKey, useFetchAhead } from './use-fetch-ahead';
import { useKeptPage } from './use-kept-page';
import { useReaderKeys } from './use-reader-keys';
import { useReading, type Reading } from './use-reading';
import { useWide } from './use-wide';
import { Pages } from './pages';
import { Strip } from './strip';
import { ReadingContext } from './reading-place';

interface ReaderProps {
  chapterId: number;
  /** The key of a chapter that an editor shows before it is published. */
  preview: string | undefined;
  /** The chapter, where the page that it lies over shows it. */
  known?: ChapterDetail | undefined;
  /** The comics that this page knows, the chapter's among them. */
  comics: readonly Pick<Comic, 'id' | 'cover'>[];
  /** Address below it: `/comics/`, or the page of a chapter. Chapters are opened there. */
  base: string;
  /** Address that closing it leads back to. */
  back: string;
  mobile: boolean;
  onClose: () => void;
}

/** A chapter over the whole window. A modal dialog: the focus stays in it and Escape leads back. */
export function Reader({ chapterId, preview, known, comics, base, back, mobile, onClose }: ReaderProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const chapter = useCall(
    chapterKey(chapterId, preview),
    (options) => call(comicChapterDetail, { chapterId, ...(preview !== undefined && { preview }) }, options),
    { composed: () => (known?.id === chapterId ? known : undefined) },
  );
  const [wished, setView] = useState<ReaderView>(() => readView(mobile));
  const [over, setOver] = useState<'help' | 'chapters'>();
  const wide = useWide();
  // A printed page chosen at the desk is one panel in a narrow window, and a page again in a wide one.
  const view = useMemo<ReaderView>(
    () => (wished.mode === 'whole' && !wide ? { ...wished, mode: 'page' } : wished),
    [wished, wide],
  );
  const { host } = usePage();
  const next = chapter.data?.next?.id;
  const reading = useReading(chapter.data, stage, {
    mode: view.mode,
    onNext: next === undefined ? undefined : () => host.navigate(comicsHref(base, { chapterId: next })),
  });
  useFetchAhead(chapter.data, reading);
  // The page that it lies over keeps its own chapter.
  useKeptPage(
    preview === undefined && known?.id !== chapterId ? chapter.data : undefined,
    comics.find(({ id }) => id === chapter.data?.comicId)?.cover,
  );

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    stage.current?.scrollTo(0, 0);
    stage.current?.focus();
  }, [chapterId]);

  const change = useCallback(
    (part: Partial<ReaderView>) =>
      setView((before) => {
        const next = { ...before, ...part };
        saveView(next);
        return next;
      }),
    [],
  );
  const fullscreen = useCallback(() => {
    const element = dialog.current?.querySelector<HTMLElement>('[data-fullscreen]');
    // Refused on some phones: the reader fills the window anyway.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    else element?.requestFullscreen().catch(() => undefined);
  }, []);
  const toggleHelp = useCallback(() => setOver((before) => (before === 'help' ? undefined : 'help')), []);
  const press = useReaderKeys({ reading, mode: view.mode, fullscreen, help: toggleHelp });
  const openChapters = useCallback(() => setOver('chapters'), []);
  const closeOver = useCallback(() => setOver(undefined), []);
  const close = useCallback(() => dialog.current?.close(), []);

  return (
    <dialog
      ref={dialog}
      className={styles.reader}
      data-tone="dark"
      aria-label={chapter.data ? `${chapter.data.comicTitle} 第 ${String(chapter.data.no)} 话` : '漫画阅读器'}
      onKeyDown={press}
      onCancel={(event) => {
        // Escape takes away what lies over the page first.
        if (over === undefined) return;
        event.preventDefault();
        closeOver();
      }}
      onClose={onClose}
    >
      <ReadingContext value={reading}>
        <div className={styles.frame} data-fullscreen="">
          <ReaderBar
            chapter={chapter.data}
            previewed={preview !== undefined}
            view={view}
            onView={change}
            onFullscreen={fullscreen}
            wide={wide}
            onHelp={toggleHelp}
            onChapters={openChapters}
            back={back}
            onBack={close}
          />
          <div className={styles.body}>
            <ChapterAside
              chapter={chapter.data}
              comics={comics}
              base={base}
              open={over === 'chapters'}
              onClose={closeOver}
            />
            <div ref={stage} className={styles.stage} tabIndex={-1}>
              {chapter.data ? (
                <>
                  <Panels chapter={chapter.data} view={view} reading={reading} />
                  <ChapterEnd
                    key={chapterId}
                    chapter={chapter.data}
                    base={base}
                    onChange={chapter.change}
                    onSeen={reading.ended}
                    onDeleted={close}
                  />
                </>
              ) : chapter.error ? (
                <div className={styles.failed} data-tone="light">
                  <Failed what="这一话" error={chapter.error} retry={chapter.reload} />
                </div>
              ) : (
                <div className={styles.bone} role="status" aria-label="正在载入这一话" />
              )}
            </div>
            <div className={styles.track}>
              <ProgressShuttle direction="down" />
            </div>
            {over === 'help' ? <KeysHelp onClose={closeOver} /> : null}
          </div>
          <ReaderDock chapter={chapter.data} base={base} view={view} onView={change} onChange={chapter.change} />
        </div>
      </ReadingContext>
    </dialog>
  );
}

/** The panels: as printed pages, one by one, or a strip. */
function Panels({ chapter, view, reading }: { chapter: ChapterDetail; view: ReaderView; reading: Reading }) {
  return view.mode === 'strip' ? (
    <Strip panels={chapter.panels} fit={view.fit} seen={reading.seen} />
  ) : (
    <Pages key={`${String(chapter.id)} ${view.mode}`} panels={chapter.panels} fit={view.fit} reading={reading} />
  );
}
