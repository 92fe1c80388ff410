import type { PageParams, PageProps } from '@shared/contract';
import { type KnownAnswer, type PageRequest, request, sceneDataSource } from '@shared/contract/endpoints';
import { numberOf } from '../frame/number-of';
import { useTurnedTo } from '../list/use-turned-to';
import { parseForumQuery, questionHref } from './forum-query';
import { QuestionView } from './question-view';
import { besides } from './related-questions';
import { answeredRequest, questionsRequest } from './use-forum';

/** The question with a page of its answers, the topics, and what may be beside it: that follows from what is known. */
export function questionRequests(params: PageParams, answer: KnownAnswer): Readonly<Record<string, PageRequest>> {
  const question = answeredRequest(numberOf(params), answersPage(params));
  const asked = answer(question)?.question;
  const near = asked && questionsRequest({ topic: asked.topic, page: 1 });
  const known = near && answer(near);
  const isAlone = asked && known && besides(asked, known).length === 0;
  return {
    question,
    topics: request(sceneDataSource, { sceneCode: 'forum-topic' }),
    ...(near && { near }),
    ...(isAlone && { latest: questionsRequest({ page: 1 }) }),
  };
}

/** A question with the page of its answers that the address names, in its path or in its query. */
export function QuestionPage({ params, query }: PageProps) {
  const questionId = numberOf(params);
  const asked = parseForumQuery(query);
  const beginning = useTurnedTo<HTMLHeadingElement>(questionHref({ questionId }));
  return (
    <QuestionView
      query={params['page'] === undefined ? asked : { ...asked, page: answersPage(params) }}
      questionId={questionId}
      beginning={beginning}
    />
  );
}

/** The first page is at the question itself, and nowhere else. */
function answersPage({ page }: PageParams): number {
  if (page === undefined) return 1;
  return page === '1' ? NaN : numberOf({ id: page });
}
