import { Chip, HeartIcon, Link } from '@shared/ui';
import type { Places } from './places';
import { ChapterLine } from './chapter-line';
import { chapterState } from './chapter-state';
import styles from './comic-row.module.css';
import { comicsHref } from './comics-query';
import { Cover } from './cover';
import { nextChapter } from './next-chapter';
import type { ComicWithChapters } from './use-comics';

interface ComicRowProps {
  comic: ComicWithChapters;
  places: Places;
  base: string;
}

export function ComicRow({ comic, places, base }: ComicRowProps) {
  const next = nextChapter(comic, places);
  const unread = comic.chapters.filter((chapter) => chapterState(comic, chapter.id, places) === 'unread').length;
  return (
    <article className={styles.row}>
      <Link className={styles.picture} href={comicsHref(base, { chapterId: next?.chapterId })}>
        <Cover picture={comic.cover} />
        {unread > 0 ? <span className={styles.unread}>{unread} 话未读</span> : null}
      </Link>
      <div className={styles.words}>
        <h3>{comic.title}</h3>
        <p>{comic.summary}</p>
        <p className={styles.chips}>
          {comic.topics.map((topic) => (
            <Chip key={topic.id}>{topic.name}</Chip>
          ))}
          {comic.sample ? <Chip kind="sample" /> : null}
        </p>
      </div>
      <ChapterLine comic={comic} places={places} base={base} />
      <span className={styles.likes}>
        <HeartIcon />
        <span aria-label={`${String(comic.likeCount)} 个喜欢`}>{comic.likeCount}</span>
      </span>
    </article>
  );
}
