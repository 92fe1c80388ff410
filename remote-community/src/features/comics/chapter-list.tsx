import { Link } from '@shared/ui';
import { LikeCount } from './comic-marks';
import { fullDay } from '../time/china-time';
import styles from './chapter-list.module.css';
import { chapterState, chapterStateWords } from './chapter-state';
import { ChapterThumb } from './chapter-thumb';
import type { Places } from './places';
import type { ComicWithChapters } from './use-comics';
import { chapterHref } from './comics-query';

/** The chapters of a comic below one another, on their thread. */
export function ChapterList({ comic, places }: { comic: ComicWithChapters; places: Places }) {
  return (
    <ol className={styles.list}>
      {comic.chapters.map((chapter, at) => {
        const state = chapterState(comic, chapter.id, places);
        return (
          <li key={chapter.id} data-state={state}>
            <ChapterThumb comicId={comic.id} id={chapter.id} at={at} />
            <h3>
              <Link href={chapterHref(chapter)}>
                <span>第 {chapter.no} 话</span> {chapter.title}
              </Link>
            </h3>
            <p>
              <time dateTime={chapter.publishedAt}>{fullDay(chapter.publishedAt)}</time>
              <span>{chapter.panelCount} 格</span>
              <b>{chapterStateWords[state]}</b>
              <LikeCount count={chapter.likeCount} />
            </p>
          </li>
        );
      })}
    </ol>
  );
}
