import type { PublicChapter } from '@shared/contract/endpoints';
import { ArrowIcon, BackIcon, ButtonLink, Link } from '@shared/ui';
import styles from './chapter-neighbours.module.css';
import { chapterHref, comicHref } from './comic-address';

/** After the last panel: the chapter before and the one after, or the way to other comics. */
export function ChapterNeighbours({ comic, chapter: { previous, next } }: PublicChapter) {
  return (
    <nav className={styles.nav} aria-label="前后的话">
      {previous ? (
        <Link href={chapterHref(previous)} className={styles.way} rel="prev">
          <BackIcon />
          <small>上一话 · 第 {previous.no} 话</small>
          <b>{previous.title}</b>
        </Link>
      ) : null}
      {next ? (
        <Link href={chapterHref(next)} className={styles.way} data-side="next" rel="next">
          <ArrowIcon />
          <small>下一话 · 第 {next.no} 话</small>
          <b>{next.title}</b>
        </Link>
      ) : (
        <p className={styles.end}>这部漫画的最后一话，读到这里了。</p>
      )}
      <ButtonLink href={comicHref(comic.id)}>
        《<bdi>{comic.title}</bdi>》各话
      </ButtonLink>
    </nav>
  );
}
