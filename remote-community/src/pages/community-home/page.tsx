import { lazy, Suspense } from 'react';
import type { PageProps } from '@shared/contract';
import { helpArticleList, publicAddresses, request, sceneDataSource } from '@shared/contract/endpoints';
import { definePage, staticRegion, useDocumentTitle } from '@shared/ui/page';
import { Bones, text, ThreadSection } from '@shared/ui';
import { AsOf } from '../../features/calls/as-of';
import { AskForm } from '../../features/forum/ask-form';
import { forumHref, parseForumQuery } from '../../features/forum/forum-query';
import { QuestionList } from '../../features/forum/question-list';
import { SearchForm } from '../../features/list/search-form';
import { listOf } from '../../features/forum/list-of';
import { answeredRequest, listRequest, questionsRequest, solvedOf, useTopics } from '../../features/forum/use-forum';
import { useTurnedTo } from '../../features/list/use-turned-to';
import { quoted } from '@shared/client/search';
import { TopicFilter } from '../../features/forum/topic-filter';
import { communityHead, listTitle } from './head';
import styles from './page.module.css';

// Answers addresses from before questions had pages of their own.
const AskedBefore = lazy(() => import(/* webpackChunkName: "asked-before" */ '../../features/forum/asked-before'));
const Hero = staticRegion('hero', () => import(/* webpackChunkName: "community-home.static" */ './hero'));
const Before = staticRegion('before', () => import(/* webpackChunkName: "community-home.static" */ './before'));

export const page = definePage({
  regions: [Hero, Before],
  leadsTo: ['question'],
  data: (params, answer) => {
    const list = listOf(params);
    const questions = list ? listRequest(list) : questionsRequest({ page: 1 });
    const solved = solvedOf(answer(questions));
    return {
      questions,
      topics: request(sceneDataSource, { sceneCode: 'forum-topic' }),
      help: request(helpArticleList),
      ...(solved && { solved: answeredRequest(solved.id, 1) }),
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
  const found = topics?.find(({ value }) => value === topic);
  const beginning = useTurnedTo<HTMLHeadingElement>(forumHref(asked));
  if (questionId !== undefined) {
    return (
      <Suspense fallback={<Bones rows={3} />}>
        <AskedBefore key={questionId} query={asked} questionId={questionId} beginning={beginning} />
      </Suspense>
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
              {`${keyword ? quoted(keyword) : '最近'}的问题`}
            </h2>
            <SearchForm
              label="搜问题"
              placeholder={found ? '在这个话题里找' : '找不到元素、定时…'}
              keyword={keyword}
              href={(words) => forumHref({ ...(topic && { topic }), keyword: words })}
            />
          </div>
          <TopicFilter topic={topic} />
          <div>
            <QuestionList query={asked} />
          </div>
          <Before />
        </div>
      </ThreadSection>
      <div className={styles.ask}>
        <div className={text.wrap}>
          <AskForm topic={topic} />
        </div>
      </div>
    </>
  );
}
