import type { PageProps } from '@shared/contract';
import {
  type KnownAnswer,
  type PageRequest,
  type PublicQuestion,
  publicAddresses,
  publicQuestion,
  request,
  sceneDataSource,
} from '@shared/contract/endpoints';
import { definePage, staticRegion } from '@shared/ui/page';
import { parseForumQuery, questionHref } from '../../features/forum/forum-query';
import { QuestionView } from '../../features/forum/question-view';
import { besides } from '../../features/forum/related-questions';
import { questionsRequest } from '../../features/forum/use-forum';
import { useTurnedTo } from '../../features/list/use-turned-to';
import { questionHead } from './head';

const Closing = staticRegion(
  'closing',
  () => import(/* webpackChunkName: "question.static" */ '../community-home/closing'),
);

export const page = definePage({
  start: 'eager',
  head: (_params, data) => questionHead(data?.['question'] as PublicQuestion | undefined),
  regions: [Closing],
  data: ({ id = '' }, answer) => questionRequests(Number(id), answer),
  listedBy: request(publicAddresses, { kind: 'question' }),
  leadsTo: ['community-home'],
  Component: QuestionPage,
});

/** The question with its answers, the topics, and what may stand beside it: that follows from what is known. */
function questionRequests(id: number, answer: KnownAnswer): Readonly<Record<string, PageRequest>> {
  const question = request(publicQuestion, { id });
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

function QuestionPage({ params, query }: PageProps) {
  const questionId = Number(params['id']);
  const asked = parseForumQuery(query);
  const beginning = useTurnedTo<HTMLHeadingElement>(questionHref({ questionId }));
  return (
    <>
      <QuestionView query={asked} questionId={questionId} beginning={beginning} />
      <Closing />
    </>
  );
}
