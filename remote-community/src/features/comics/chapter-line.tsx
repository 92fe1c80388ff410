import { Link } from '@shared/ui';
import type { Places } from './places';
import { chapterState, chapterStateWords } from './chapter-state';
import styles from './chapter-line.module.css';
import { comicsHref } from './comics-query';
import type { ComicWithChapters } from './use-comics';

interface ChapterLineProps {
  comic: ComicWithChapters;
  places: Places;
  base: string;
}

/** The chapters of a comic on their thread; each leads into the reader. */
export function ChapterLine({ comic, places, base }: ChapterLineProps) {
  return (
    <ol className={styles.line} aria-label={`《${comic.title}》各话`}>
      {comic.chapters.map((chapter) => {
        const state = chapterState(comic, chapter.id, places);
        return (
          <li key={chapter.id} data-state={state}>
            <Link href={comicsHref(base, { chapterId: chapter.id })} title={chapter.title}>
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
