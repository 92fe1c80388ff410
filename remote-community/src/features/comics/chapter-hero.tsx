import type { PublicChapter } from '@shared/contract/endpoints';
import { Breadcrumb, ButtonLink, Chip, Link, text } from '@shared/ui';
import { LikeCount } from './comic-marks';
import { fullDay } from '../time/china-time';
import list from '../list/list.module.css';
import styles from './chapter-hero.module.css';
import { chapterState } from './chapter-state';
import { chapterCrumbs } from './comic-head';
import { usePlaces } from './use-comics';
import { comicHref, readerHref } from './comics-query';

interface ChapterHeroProps {
  /** The chapter; undefined while it is under way, or where it does not come. */
  data: PublicChapter | undefined;
  /** The reader is about to open over the page. */
  onOpen: () => void;
}

/** The chapter's title, and the way into the reader. */
export function ChapterHero({ data, onOpen }: ChapterHeroProps) {
  return (
    <header className={styles.hero} data-tone="light">
      <div className={text.wrap}>
        <Breadcrumb items={data ? chapterCrumbs(data) : waiting} />
        <div className={styles.words}>
          <h1>{data?.chapter.title ?? '漫画'}</h1>
          {data ? <About {...data} onOpen={onOpen} /> : null}
        </div>
      </div>
    </header>
  );
}

function About({ comic, chapter, onOpen }: PublicChapter & Pick<ChapterHeroProps, 'onOpen'>) {
  const places = usePlaces();
  const place = chapterState(comic, chapter.id, places) === 'reading' ? places[String(chapter.id)] : undefined;
  return (
    <>
      <p className={`${list.meta} ${styles.meta}`}>
        <Link href={comicHref(comic.id)}>
          《<bdi>{comic.title}</bdi>》
        </Link>
        <b>第 {chapter.no} 话</b>
        <span>{chapter.panels.length} 格</span>
        <time dateTime={chapter.publishedAt}>{fullDay(chapter.publishedAt)}</time>
        <LikeCount count={chapter.likeCount} />
        {chapter.sample ? <Chip kind="sample" /> : null}
      </p>
      <div className={styles.open}>
        <ButtonLink variant="go" shuttle href={readerHref(chapter)} onClick={onOpen}>
          {place ? `从第 ${String(place.panel)} 格接着读` : '打开阅读器'}
        </ButtonLink>
        <small>一格一格看、连成长条看，都在里面；往下翻也能直接读。</small>
      </div>
    </>
  );
}

const waiting = [
  { label: '首页', href: '/' },
  { label: '用户故事漫画', href: '/comics/' },
  { label: '漫画', href: '' },
];
