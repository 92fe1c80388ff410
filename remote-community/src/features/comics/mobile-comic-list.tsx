import { Bones, Failed, text } from '@shared/ui';
import { BoneCover } from './bone-cover';
import { useFirstCover } from './first-cover';
import { MobileComicCard } from './mobile-comic-card';
import styles from './mobile-comic-list.module.css';
import { featuredFirst } from './next-chapter';
import { NoComics } from './no-comics';
import { useComics, usePlaces } from './use-comics';

/** The comics as large cards for the thumb; the one to go on with stands first. */
export function MobileComicList({ base, topicId }: { base: string; topicId: number | undefined }) {
  const comics = useComics(topicId);
  const places = usePlaces();
  const firstCover = useFirstCover(comics.data, topicId);
  if (!comics.data) {
    if (comics.error) return <Failed what="漫画列表" error={comics.error} retry={comics.reload} />;
    return (
      <>
        <div className={`${styles.card} ${styles.bone}`} data-first="true" role="status" aria-label="正在载入漫画">
          <BoneCover className={styles.picture} unknown={topicId !== undefined} />
        </div>
        <Bones rows={2} tall />
      </>
    );
  }
  const ordered = featuredFirst(comics.data, places);
  if (ordered.length === 0) return <NoComics base={base} topicId={topicId} />;
  return (
    <>
      <div className={styles.cards}>
        {ordered.map((comic, index) => (
          <MobileComicCard
            key={comic.id}
            comic={comic}
            places={places}
            first={index === 0}
            coverAddress={firstCover(comic.id)}
          />
        ))}
      </div>
      <p className={`${text.note} ${styles.end}`}>都在这里了。</p>
    </>
  );
}
