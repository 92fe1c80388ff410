import { ButtonLink } from '@shared/ui';
import { PageHero } from '../frame/page-hero';
import list from '../list/list.module.css';
import { ComicChips, LikeCount } from './comic-marks';
import { comicCrumbs } from './comic-head';
import styles from './comic-hero.module.css';
import { Cover } from './cover';
import { nextChapter } from './next-chapter';
import type { Places } from './places';
import type { ComicWithChapters } from './use-comics';

interface ComicHeroProps {
  /** The comic; undefined while it is under way, or where it does not come. */
  comic: ComicWithChapters | undefined;
  places: Places;
}

/** A comic's summary, and where reading begins. */
export function ComicHero({ comic, places }: ComicHeroProps) {
  const next = comic && nextChapter(comic, places);
  return (
    <PageHero
      dark
      crumbs={comic ? comicCrumbs(comic) : waiting}
      phrases={[comic?.title ?? '漫画']}
      lead={comic?.summary ?? ''}
      picture={
        comic ? <Cover picture={comic.cover} first className={styles.cover} /> : <span className={styles.cover} />
      }
    >
      {comic ? (
        <>
          <p className={list.meta}>
            <ComicChips comic={comic} />
            <b>{comic.author}</b>
            <span>共 {comic.chapterCount} 话</span>
            <LikeCount count={comic.likeCount} />
          </p>
          {next ? (
            <ButtonLink variant="go" shuttle href={next.href}>
              {next.words}
            </ButtonLink>
          ) : null}
        </>
      ) : null}
    </PageHero>
  );
}

const waiting = [
  { label: '首页', href: '/' },
  { label: '用户故事漫画', href: '/comics/' },
  { label: '漫画', href: '' },
];
