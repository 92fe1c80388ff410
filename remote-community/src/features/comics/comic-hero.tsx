import { Breadcrumb, ButtonLink, text } from '@shared/ui';
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
    <header className={styles.hero} data-tone="light">
      <div className={text.wrap}>
        <Breadcrumb items={comic ? comicCrumbs(comic) : waiting} />
        <div className={styles.columns}>
          {comic ? <Cover picture={comic.cover} first className={styles.cover} /> : <span className={styles.bone} />}
          <div className={styles.words}>
            <h1>{comic?.title ?? '漫画'}</h1>
            {comic ? (
              <>
                <p className={styles.chips}>
                  <ComicChips comic={comic} />
                </p>
                <p className={text.lead}>{comic.summary}</p>
                <p className={styles.meta}>
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
          </div>
        </div>
      </div>
    </header>
  );
}

const waiting = [
  { label: '首页', href: '/' },
  { label: '用户故事漫画', href: '/comics/' },
  { label: '漫画', href: '' },
];
