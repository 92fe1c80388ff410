import { Button, ButtonLink, Link } from '@shared/ui';
import { ComicChips, LikeCount } from './comic-marks';
import type { Places } from './places';
import { chapterState, chapterStateWords } from './chapter-state';
import { Cover } from './cover';
import type { CoverSources } from './first-cover';
import row from './comic-row.module.css';
import styles from './mobile-comic-list.module.css';
import { nextChapter } from './next-chapter';
import type { ComicWithChapters } from './use-comics';
import { chapterHref, comicHref } from './comics-query';

interface MobileComicCardProps {
  comic: ComicWithChapters;
  places: Places;
  /** The one yellow button belongs to the first card. */
  first: boolean;
  /** Sources from which its cover is shown already. */
  coverAddress: CoverSources | undefined;
}

export function MobileComicCard({ comic, places, first, coverAddress }: MobileComicCardProps) {
  const next = nextChapter(comic, places);
  return (
    <article className={styles.card} data-first={first}>
      <Link href={comicHref(comic.id)} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <Cover picture={comic.cover} first={first} address={coverAddress} />
      </Link>
      <div className={row.words}>
        <h3>
          <Link href={comicHref(comic.id)}>{comic.title}</Link>
        </h3>
        <p>{comic.summary}</p>
        <p className={row.chips}>
          <ComicChips comic={comic} />
          <LikeCount count={comic.likeCount} className={styles.likes} />
        </p>
      </div>
      <ol className={styles.chapters}>
        {comic.chapters.map((chapter) => {
          const state = chapterState(comic, chapter.id, places);
          return (
            <li key={chapter.id} data-state={state}>
              <Link href={chapterHref(chapter)}>
                <i />第 {chapter.no} 话<small>{chapterStateWords[state]}</small>
              </Link>
            </li>
          );
        })}
      </ol>
      {next ? (
        <ButtonLink variant={first ? 'go' : 'ghost'} shuttle={first} href={next.href} className={styles.next}>
          {next.words}
        </ButtonLink>
      ) : (
        <Button disabled className={styles.next}>
          还没有发布
        </Button>
      )}
    </article>
  );
}
