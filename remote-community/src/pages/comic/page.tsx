import type { PageProps } from '@shared/contract';
import { publicAddresses, publicComic, request } from '@shared/contract/endpoints';
import { definePage, staticRegion, useDocumentTitle } from '@shared/ui/page';
import { Bones, ThreadSection } from '@shared/ui';
import { AsOf } from '../../features/calls/as-of';
import { useRead } from '../../features/calls/use-call';
import { numberIn } from '../../features/comics/comic-address';
import { ChapterList } from '../../features/comics/chapter-list';
import { ComicHero } from '../../features/comics/comic-hero';
import { comicHead, comicTitle } from '../../features/comics/comic-head';
import { MissingComic } from '../../features/comics/missing-comic';
import { usePlaces } from '../../features/comics/use-comics';

const Closing = staticRegion(
  'closing',
  () => import(/* webpackChunkName: "comic.static" */ '../../features/comics/closing'),
);

export const page = definePage({
  data: ({ id }) => ({ comic: request(publicComic, { id: numberIn(id) }) }),
  head: (_params, data) => comicHead(data?.comic),
  listedBy: request(publicAddresses, { kind: 'comic' }),
  regions: [Closing],
  leadsTo: ['chapter'],
  Component: ComicPage,
});

function ComicPage({ params }: PageProps) {
  const id = numberIn(params.id);
  const { data, error, reload } = useRead(publicComic, { id });
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
          </>
        ) : error ? (
          <MissingComic what="这部漫画" error={error} retry={reload} />
        ) : (
          <Bones rows={3} />
        )}
      </ThreadSection>
      <Closing />
    </>
  );
}
