import type { PageProps } from '@shared/contract';
import { definePage, staticRegion } from '@shared/ui/page';
import { ThreadSection } from '@shared/ui';
import { AsOf } from '../../features/calls/as-of';
import { comicsHref, parseComicsQuery } from '../../features/comics/comics-query';
import { comicRequests, useComics } from '../../features/comics/use-comics';
import { MobileComicList } from '../../features/comics/mobile-comic-list';
import { TopicFilter } from '../../features/comics/topic-filter';
import { Reader } from '../../features/reader/reader';
import head from './head.json';
import styles from './page.module.css';

const Hero = staticRegion('hero', () => import(/* webpackChunkName: "mobile-comics.static" */ './hero'));
const Closing = staticRegion(
  'closing',
  () => import(/* webpackChunkName: "mobile-comics.static" */ '../../features/comics/closing'),
);

export const page = definePage({
  head,
  regions: [Hero, Closing],
  data: (_params, answer) => comicRequests(answer),
  Component: MobileComics,
});

const base = '/mobile/comics/';

function MobileComics({ query, host }: PageProps) {
  const { topicId, chapterId, preview } = parseComicsQuery(query);
  const comics = useComics(topicId).data ?? [];
  return (
    <>
      <Hero />
      <ThreadSection side="left" first last>
        <AsOf />
        <h2 className={styles.title}>从这里开始读</h2>
        <div className={styles.topics}>
          <TopicFilter base={base} topicId={topicId} />
        </div>
        <MobileComicList base={base} topicId={topicId} />
      </ThreadSection>
      <Closing />
      {chapterId === undefined ? null : (
        <Reader
          chapterId={chapterId}
          preview={preview}
          comics={comics}
          base={base}
          back="漫画列表"
          mobile
          onClose={() => host.navigate(comicsHref(base, { topicId }))}
        />
      )}
    </>
  );
}
