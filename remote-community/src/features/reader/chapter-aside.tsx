import { memo, use } from 'react';
import { call } from '@shared/client';
import { type ChapterDetail, comicChapterSimpleList, type Comic } from '@shared/contract/endpoints';
import { CloseIcon, Link } from '@shared/ui';
import { usePage } from '@shared/ui/page';
import { useCall } from '../calls/use-call';
import { chapterState, chapterStateWords } from '../comics/chapter-state';
import { comicsHref } from '../comics/comics-query';
import { usePlaces } from '../comics/use-comics';
import { pictureSources } from '@shared/ui/pictures';
import styles from './chapter-aside.module.css';
import { placeIn, ReadingContext } from './reading-place';

interface ChapterAsideProps {
  chapter: ChapterDetail | undefined;
  /** The comics that the page knows: the chapter's own gives its cover. */
  comics: readonly Pick<Comic, 'id' | 'cover'>[];
  base: string;
  /** Whether it is open as a drawer over the page, where there is no room beside it. */
  open: boolean;
  onClose: () => void;
}

/** The chapters beside the page, and the keys. */
export const ChapterAside = memo(function ChapterAside({ chapter, comics, base, open, onClose }: ChapterAsideProps) {
  const comicId = chapter?.comicId;
  const names = useCall(comicId === undefined ? null : ['chapter names', comicId], (options) =>
    call(comicChapterSimpleList, { comicId: comicId ?? 0 }, options),
  );
  const { config } = usePage();
  const cover = comics.find(({ id }) => id === comicId)?.cover;
  const places = usePlaces();
  return (
    <aside className={styles.aside} data-open={open}>
      <nav aria-label="各话">
        <p className={styles.comic}>
          {/* The title beside it says what it is. */}
          {cover ? (
            <img
              {...pictureSources(config, cover, { sizes: '64px' })}
              width={cover.width}
              height={cover.height}
              alt=""
              loading="lazy"
            />
          ) : null}
          <span>
            <b>{chapter?.comicTitle}</b>
            <small>
              {[chapter?.sample && '示例漫画', names.data && `共 ${String(names.data.length)} 话`]
                .filter(Boolean)
                .join(' ')}
            </small>
          </span>
          <button type="button" aria-label="收起目录" onClick={onClose}>
            <CloseIcon />
          </button>
        </p>
        <ol>
          {names.data?.map((name) => {
            const current = name.id === chapter?.id;
            const state = current ? 'reading' : chapterState({ readChapterIds: null }, name.id, places);
            return (
              <li key={name.id} data-state={state}>
                <Link
                  href={comicsHref(base, { chapterId: name.id })}
                  aria-current={current ? 'page' : undefined}
                  onClick={onClose}
                >
                  <i />
                  <b>
                    第 {name.no} 话 · {name.title}
                  </b>
                  <small>{current ? <Where /> : chapterStateWords[state]}</small>
                </Link>
              </li>
            );
          })}
        </ol>
      </nav>
      <dl aria-label="按键">
        <div>
          <dt>
            <kbd>←</kbd>
            <kbd>→</kbd>
          </dt>
          <dd>前后翻</dd>
        </div>
        <div>
          <dt>
            <kbd>F</kbd>
          </dt>
          <dd>全屏</dd>
        </div>
        <div>
          <dt>
            <kbd>?</kbd>
          </dt>
          <dd>按键</dd>
        </div>
      </dl>
    </aside>
  );
});

function Where() {
  const { at, of, unit } = placeIn(use(ReadingContext));
  return `第 ${String(at)} ${unit}，共 ${String(of)} ${unit}`;
}
