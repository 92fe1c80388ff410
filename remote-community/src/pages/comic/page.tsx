import type { PageProps } from '@shared/contract';
import { publicAddresses, publicComic, request } from '@shared/contract/endpoints';
import { definePage, staticRegion, useDocumentTitle } from '@shared/ui/page';
import { ThreadSection } from '@shared/ui';
import { AsOf } from '../../features/calls/as-of';
import { useRead } from '../../features/calls/use-call';
import { ChapterList } from '../../features/comics/chapter-list';
import { ComicHero } from '../../features/comics/comic-hero';
import { comicHead, comicTitle } from '../../features/comics/comic-head';
import { NoComic } from '../../features/comics/no-comic';
import { usePlaces } from '../../features/comics/use-comics';
import { Unanswered } from '../../features/calls/unanswered';
import { numberIn } from '../../features/comics/comics-query';

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
          </>
        ) : (
          <Unanswered what="这部漫画" call={call} none={<NoComic what="这部漫画" />} />
        )}
      </ThreadSection>
      <Closing />
    </>
  );
}
