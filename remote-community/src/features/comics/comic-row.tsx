import { ButtonLink, Link } from '@shared/ui';
import { ComicChips, LikeCount } from './comic-marks';
import type { Places } from './places';
import { ChapterLine } from './chapter-line';
import { chapterState } from './chapter-state';
import styles from './comic-row.module.css';
import { Cover } from './cover';
import type { ComicWithChapters } from './use-comics';
import { comicHref } from './comics-query';
import { nextChapter } from './next-chapter';

export function ComicRow({ comic, places }: { comic: ComicWithChapters; places: Places }) {
  const unread = comic.chapters.filter((chapter) => chapterState(comic, chapter.id, places) === 'unread').length;
  const next = nextChapter(comic, places);
  return (
    <article className={styles.row}>
      <Link className={styles.picture} href={comicHref(comic.id)} tabIndex={-1} aria-hidden="true">
        <Cover picture={comic.cover} />
        {unread > 0 ? <span className={styles.unread}>{`${String(unread)} 话未读`}</span> : null}
      </Link>
      <div className={styles.words}>
        <h3>
          <Link href={comicHref(comic.id)}>{comic.title}</Link>
        </h3>
        <p>{comic.summary}</p>
        <p className={styles.chips}>
          <ComicChips comic={comic} />
        </p>
      </div>
      <ChapterLine comic={comic} places={places} />
      <div className={styles.way}>
        {next ? <ButtonLink href={next.href}>{next.words}</ButtonLink> : null}
        <LikeCount count={comic.likeCount} className={styles.likes} />
      </div>
    </article>
  );
}
