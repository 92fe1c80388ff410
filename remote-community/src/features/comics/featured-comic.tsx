import { ButtonLink, Chip, HeartIcon, Link } from '@shared/ui';
import type { Places } from './places';
import { ChapterLine } from './chapter-line';
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
      <div className={styles.words}>
        <p className={styles.chips}>
          {comic.topics.map((topic) => (
            <Chip key={topic.id}>{topic.name}</Chip>
          ))}
          {comic.sample ? <Chip kind="sample" /> : null}
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
          <span className={styles.likes}>
            <HeartIcon />
            <span aria-label={`${String(comic.likeCount)} 个喜欢`}>{comic.likeCount}</span>
          </span>
        </div>
      </div>
    </article>
  );
}
