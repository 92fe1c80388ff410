import { ButtonLink, Link } from '@shared/ui';
import { ComicChips, LikeCount } from './comic-marks';
import type { Places } from './places';
import { ChapterLine } from './chapter-line';
import { ChapterThumb } from './chapter-thumb';
import { Cover } from './cover';
import type { CoverSources } from './first-cover';
import styles from './featured-comic.module.css';
import { nextChapter } from './next-chapter';
import type { ComicWithChapters } from './use-comics';
import { comicHref } from './comics-query';

interface FeaturedComicProps {
  comic: ComicWithChapters;
  places: Places;
  /** Sources from which its cover is shown already. */
  coverAddress: CoverSources | undefined;
}

/** The comic to go on with, and its next step as the page's yellow button. */
export function FeaturedComic({ comic, places, coverAddress }: FeaturedComicProps) {
  const next = nextChapter(comic, places);
  return (
    <article className={styles.featured}>
      <Cover picture={comic.cover} first address={coverAddress} className={styles.cover} />
      {comic.chapters.slice(0, 1).map(({ id }) => (
        <span key={id} className={styles.panel}>
          <ChapterThumb comicId={comic.id} id={id} at={0} />
        </span>
      ))}
      <div className={styles.words}>
        <p className={styles.chips}>
          <ComicChips comic={comic} />
        </p>
        <h3>
          <Link href={comicHref(comic.id)}>{comic.title}</Link>
        </h3>
        <p>{comic.summary}</p>
        <ChapterLine comic={comic} places={places} />
        <div className={styles.actions}>
          {next ? (
            <ButtonLink variant="go" shuttle href={next.href}>
              {next.words}
            </ButtonLink>
          ) : null}
          <LikeCount count={comic.likeCount} className={styles.likes} />
        </div>
      </div>
    </article>
  );
}
