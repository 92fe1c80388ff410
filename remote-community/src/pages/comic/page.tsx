import type { PageProps } from '@shared/contract';
import { comicList, publicAddresses, publicComic, request } from '@shared/contract/endpoints';
import { definePage, staticRegion, useDocumentTitle } from '@shared/ui/page';
import { Link, ThreadSection } from '@shared/ui';
import { AsOf } from '../../features/calls/as-of';
import { useRead } from '../../features/calls/use-call';
import { ChapterList } from '../../features/comics/chapter-list';
import { thumbRequests } from '../../features/comics/chapter-thumb';
import { ComicHero } from '../../features/comics/comic-hero';
import { comicHead, comicTitle } from '../../features/comics/comic-head';
import { NoComic } from '../../features/comics/no-comic';
import { usePlaces } from '../../features/comics/use-comics';
import { Unanswered } from '../../features/calls/unanswered';
import { comicHref, numberIn } from '../../features/comics/comics-query';
import { Cover } from '../../features/comics/cover';
import styles from './page.module.css';

const Closing = staticRegion(
  'closing',
  () => import(/* webpackChunkName: "comic.static" */ '../../features/comics/closing'),
);

/** The latest comics: one more than are shown, which may be this one. */
const others = { size: 4 };

export const page = definePage({
  data: ({ id }, answer) => {
    const comic = request(publicComic, { id: numberIn(id) });
    return { comic, comics: request(comicList, others), ...thumbRequests(answer(comic)?.chapters ?? []) };
  },
  head: (_params, data) => comicHead(data?.comic),
  listedBy: request(publicAddresses, { kind: 'comic' }),
  regions: [Closing],
  leadsTo: ['chapter'],
  Component: ComicPage,
});

function ComicPage({ params }: PageProps) {
  const id = numberIn(params.id);
  const call = useRead(publicComic, { id });
  const { data } = call;
  const places = usePlaces();
  useDocumentTitle(data && comicTitle(data.comic));
  const comic = data && { ...data.comic, chapters: data.chapters };
  return (
    <>
      <ComicHero comic={comic} places={places} />
      <ThreadSection side="left" first last>
        <AsOf />
        {comic ? (
          <>
            <h2>各话</h2>
            <ChapterList comic={comic} places={places} />
            <OtherComics id={id} />
          </>
        ) : (
          <Unanswered what="这部漫画" call={call} none={<NoComic what="这部漫画" />} />
        )}
      </ThreadSection>
      <Closing />
    </>
  );
}

/** Further series, for who has read this one. */
function OtherComics({ id }: { id: number }) {
  const comics = useRead(comicList, others).data?.items.filter((one) => one.id !== id) ?? [];
  if (comics.length === 0) return null;
  return (
    <section className={styles.others}>
      <h2>看别的</h2>
      <ul>
        {comics.slice(0, 3).map((comic) => (
          <li key={comic.id}>
            <Link href={comicHref(comic.id)}>
              <Cover picture={comic.cover} />
              <span>
                <b>{comic.title}</b>
                {comic.summary}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
