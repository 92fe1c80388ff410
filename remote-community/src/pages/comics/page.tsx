import type { PageProps } from '@shared/contract';
import { definePage, staticRegion } from '@shared/ui/page';
import { ThreadSection } from '@shared/ui';
import { AsOf } from '../../features/calls/as-of';
import { thumbRequests } from '../../features/comics/chapter-thumb';
import { ComicList } from '../../features/comics/comic-list';
import { comicsHref, parseComicsQuery } from '../../features/comics/comics-query';
import { isReading } from '../../features/comics/next-chapter';
import { TopicFilter } from '../../features/comics/topic-filter';
import { comicRequests, composedComics, useComics, usePlaces } from '../../features/comics/use-comics';
import { Reader } from '../../features/reader/reader';
import head from './head.json';
import styles from './page.module.css';

const Hero = staticRegion('hero', () => import(/* webpackChunkName: "comics.static" */ './hero'));
const Closing = staticRegion(
  'closing',
  () => import(/* webpackChunkName: "comics.static" */ '../../features/comics/closing'),
);

export const page = definePage({
  head,
  regions: [Hero, Closing],
  data: (_params, answer) => ({
    ...comicRequests(answer),
    ...thumbRequests(composedComics(answer)?.[0]?.chapters.slice(0, 1) ?? []),
  }),
  Component: Comics,
});

const base = '/comics/';

function Comics({ query, host }: PageProps) {
  const { topicId, chapterId, preview } = parseComicsQuery(query);
  const places = usePlaces();
  const comics = useComics(topicId).data ?? [];
  const begun = isReading(comics, places);
  return (
    <>
      <Hero />
      <ThreadSection side="left" first last>
        <AsOf />
        <div className={styles.head}>
          <h2>{begun ? '接着读' : '从这里开始读'}</h2>
          <TopicFilter base={base} topicId={topicId} />
        </div>
        <ComicList base={base} topicId={topicId} />
      </ThreadSection>
      <Closing />
      {chapterId === undefined ? null : (
        <Reader
          chapterId={chapterId}
          preview={preview}
          comics={comics}
          base={base}
          back="漫画列表"
          mobile={false}
          onClose={() => host.navigate(comicsHref(base, { topicId }))}
        />
      )}
    </>
  );
}
