import { Bones, Failed, text } from '@shared/ui';
import styles from './comic-list.module.css';
import { ComicRow } from './comic-row';
import { FeaturedComic } from './featured-comic';
import { useFirstCover } from './first-cover';
import { featuredFirst } from './next-chapter';
import { NoComics } from './no-comics';
import { useComics, usePlaces } from './use-comics';
import { BoneCover } from './bone-cover';

export function ComicList({ base, topicId }: { base: string; topicId: number | undefined }) {
  const comics = useComics(topicId);
  const places = usePlaces();
  const firstCover = useFirstCover(comics.data, topicId);
  if (!comics.data) {
    if (comics.error) return <Failed what="漫画列表" error={comics.error} retry={comics.reload} />;
    return (
      <>
        <FeaturedBones filtered={topicId !== undefined} />
        <Bones rows={2} tall />
      </>
    );
  }
  const [featured, ...others] = featuredFirst(comics.data, places);
  if (!featured) return <NoComics base={base} topicId={topicId} />;
  return (
    <>
      <FeaturedComic comic={featured} places={places} coverAddress={firstCover(featured.id)} />
      {others.length > 0 ? (
        <div className={styles.rows}>
          {others.map((comic) => (
            <ComicRow key={comic.id} comic={comic} places={places} />
          ))}
        </div>
      ) : null}
      <p className={`${text.note} ${styles.end}`}>都在这里了。新的一话发布后，会标上“未读”。</p>
    </>
  );
}

/** The featured comic's shape before it arrives, so that nothing jumps when it does. */
function FeaturedBones({ filtered }: { filtered: boolean }) {
  return (
    <div className={styles.bones} role="status" aria-label="正在载入漫画">
      <BoneCover className={styles.boneCover} unknown={filtered} />
      <span>
        <i />
        <i />
        <i />
      </span>
    </div>
  );
}
