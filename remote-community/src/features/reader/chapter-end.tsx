import { memo, useEffect, useRef } from 'react';
import { call } from '@shared/client';
import { type ChapterDetail, comicChapterLikeUserList } from '@shared/contract/endpoints';
import { ButtonLink, HeartIcon, Problem } from '@shared/ui';
import { useCall, useMe } from '../calls/use-call';
import { comicsHref } from '../comics/comics-query';
import styles from './chapter-end.module.css';
import { DeleteChapter } from './delete-chapter';
import { useLike } from '../posts/use-like';
import { initial } from '../people/person-square';

interface ChapterEndProps {
  chapter: ChapterDetail;
  base: string;
  onChange: (update: (chapter: ChapterDetail) => ChapterDetail) => void;
  /** Told when the end has come into sight. */
  onSeen: () => void;
  /** Told when the chapter is no longer there. */
  onDeleted: () => void;
}

/** The end after the last panel: likes, who liked, and the next chapter. */
export const ChapterEnd = memo(function ChapterEnd(props: ChapterEndProps) {
  const { chapter, base, onChange, onSeen, onDeleted } = props;
  const { id, liked, likeCount, next, previous } = chapter;
  const people = useCall(['chapter likes', id], (options) =>
    call(comicChapterLikeUserList, { chapterId: id, size: 8 }, options),
  );
  const me = useMe();
  const likes = useLike({ targetType: 'comic-chapter', targetId: id }, chapter, (part) =>
    onChange((before) => ({ ...before, ...part })),
  );
  const toggle = async () => {
    if (await likes.toggle()) people.reload();
  };
  const way = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen();
    });
    if (way.current) observer.observe(way.current);
    return () => observer.disconnect();
  }, [onSeen]);
  return (
    <footer className={styles.end}>
      <div className={styles.likes}>
        <button
          type="button"
          className={styles.like}
          aria-pressed={liked}
          aria-disabled={likes.busy}
          onClick={() => void toggle()}
        >
          <HeartIcon />
          点赞 <span>{likeCount}</span>
        </button>
        {people.data && people.data.items.length > 0 ? (
          <p className={styles.people}>
            {people.data.items.map((person) => (
              <span key={person.id} title={person.name} aria-hidden="true">
                {initial(person.name)}
              </span>
            ))}
            <small>{likedBy(people.data)}</small>
          </p>
        ) : null}
      </div>
      {likes.error ? <Problem>没有点成，已经改回原来的数：{likes.error.message}</Problem> : null}
      <div ref={way} className={styles.next}>
        {next ? (
          <>
            <p>
              <small>下一话</small>
              <b>{next.title}</b>
            </p>
            <ButtonLink variant="go" shuttle href={comicsHref(base, { chapterId: next.id })}>
              接着读
            </ButtonLink>
          </>
        ) : (
          <>
            <p>
              <small>读到这里了</small>
              <b>这部漫画的最后一话</b>
            </p>
            <ButtonLink variant="go" shuttle href="/comics/">
              看别的漫画
            </ButtonLink>
          </>
        )}
        {previous ? <ButtonLink href={comicsHref(base, { chapterId: previous.id })}>上一话</ButtonLink> : null}
      </div>
      {me?.roles.includes('editor') ? <DeleteChapter chapter={chapter} onDeleted={onDeleted} /> : null}
    </footer>
  );
});

/** The first three by name, and how many there are. */
function likedBy({ items, total }: { items: readonly { name: string }[]; total: number }): string {
  const names = items.slice(0, 3).map(({ name }) => name);
  return `${names.join('、')}${total > 3 ? `等 ${String(total)} 人` : ''}赞了这一话`;
}
