import { lazy, Suspense } from 'react';
import type { PageProps } from '@shared/contract';
import { publicAddresses, request, sceneDataSource } from '@shared/contract/endpoints';
import { definePage, staticRegion, useDocumentTitle } from '@shared/ui/page';
import { Bones, ThreadSection } from '@shared/ui';
import { AsOf } from '../../features/calls/as-of';
import { AskForm } from '../../features/forum/ask-form';
import { forumHref, parseForumQuery } from '../../features/forum/forum-query';
import { QuestionList } from '../../features/forum/question-list';
import { SearchForm } from '../../features/list/search-form';
import { listOf } from '../../features/forum/list-of';
import { listRequest, questionsRequest, useTopics } from '../../features/forum/use-forum';
import { useTurnedTo } from '../../features/list/use-turned-to';
import { quoted } from '@shared/client/search';
import { TopicFilter } from '../../features/forum/topic-filter';
import { communityHead, listTitle } from './head';
import styles from './page.module.css';

// Answers addresses from before questions had pages of their own.
const AskedBefore = lazy(() => import(/* webpackChunkName: "asked-before" */ '../../features/forum/asked-before'));
const Hero = staticRegion('hero', () => import(/* webpackChunkName: "community-home.static" */ './hero'));
const Before = staticRegion('before', () => import(/* webpackChunkName: "community-home.static" */ './before'));
const Closing = staticRegion('closing', () => import(/* webpackChunkName: "community-home.static" */ './closing'));

export const page = definePage({
  regions: [Hero, Before, Closing],
  leadsTo: ['question'],
  data: (params) => {
    const list = listOf(params);
    return {
      questions: list ? listRequest(list) : questionsRequest({ page: 1 }),
      topics: request(sceneDataSource, { sceneCode: 'forum-topic' }),
    };
  },
  listedBy: request(publicAddresses, { kind: 'questions' }),
  head: (params, data) => communityHead(listOf(params), data),
  Component: CommunityHome,
});

function CommunityHome({ params, query }: PageProps) {
  const list = listOf(params);
  const topics = useTopics().data;
  useDocumentTitle(list && topics && listTitle(list, topics));
  const asked = { ...parseForumQuery(query), ...list };
  const { questionId, topic, keyword } = asked;
  const beginning = useTurnedTo<HTMLHeadingElement>(forumHref(asked));
  if (questionId !== undefined) {
    return (
      <>
        <Suspense fallback={<Bones rows={3} />}>
          <AskedBefore key={questionId} query={asked} questionId={questionId} beginning={beginning} />
        </Suspense>
        <Closing />
      </>
    );
  }
  return (
    <>
      <Hero />
      <ThreadSection side="left" first last>
        <AsOf />
        <div className={styles.columns}>
          <div>
            <h2 ref={beginning} id="questions" tabIndex={-1} className={styles.title}>
              {`${keyword ? quoted(keyword) : (topics?.find(({ value }) => value === topic)?.label ?? '最近')}的问题`}
            </h2>
            <div className={styles.search}>
              <SearchForm
                label="搜问题"
                placeholder="找不到元素、定时…"
                keyword={keyword}
                href={(words) => forumHref({ ...(topic && { topic }), keyword: words })}
              />
            </div>
            <TopicFilter topic={topic} />
            <QuestionList query={asked} />
          </div>
          <div className={styles.ask}>
            <AskForm />
            <Before />
          </div>
        </div>
      </ThreadSection>
      <Closing />
    </>
  );
}
