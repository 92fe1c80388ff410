import { Link } from '@shared/ui';
import type { Places } from './places';
import { chapterState, chapterStateWords } from './chapter-state';
import styles from './chapter-line.module.css';
import type { ComicWithChapters } from './use-comics';
import { chapterHref } from './comics-query';

/** The chapters of a comic on their thread; each leads to its page. */
export function ChapterLine({ comic, places }: { comic: ComicWithChapters; places: Places }) {
  return (
    <ol className={styles.line} aria-label={`《${comic.title}》各话`}>
      {comic.chapters.map((chapter) => {
        const state = chapterState(comic, chapter.id, places);
        return (
          <li key={chapter.id} data-state={state}>
            <Link href={chapterHref(chapter)} title={chapter.title}>
              <i />
              <span>第 {chapter.no} 话</span>
              <small>{chapterStateWords[state]}</small>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
