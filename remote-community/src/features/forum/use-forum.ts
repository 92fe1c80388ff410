import {
  type Answer,
  answerQuery,
  type Page,
  type PageRequest,
  type Question,
  type QuestionDetail,
  questionDetail,
  publicQuestion,
  questionList,
  request,
  sceneDataSource,
  type SceneItem,
} from '@shared/contract/endpoints';
import { type Call, useRead } from '../calls/use-call';
import type { ForumQuery } from './forum-query';

export function useTopics(): Call<SceneItem[]> {
  return useRead(sceneDataSource, { sceneCode: 'forum-topic' });
}

/** @param query undefined where there is nothing to ask for */
export function useQuestions(query: ForumQuery | undefined): Call<Page<Question>> {
  return useRead(questionList, query ? listQuery(query) : null);
}

/** The same list as everybody sees it, for composed pages. */
export function questionsRequest(query: ForumQuery): PageRequest<Page<Question>> {
  return request(questionList, listQuery(query));
}

function listQuery({ topic, keyword, page }: ForumQuery) {
  return { page, ...(topic && { topic }), ...(keyword && { keyword }) };
}

export function useQuestion(questionId: number): Call<QuestionDetail> {
  return useRead(
    questionDetail,
    { questionId },
    (answer) => answer(request(publicQuestion, { id: questionId }))?.question,
  );
}

export function useAnswers(questionId: number, page: number, answerId: number | undefined): Call<Page<Answer>> {
  return useRead(answerQuery, { questionId, page, ...(answerId !== undefined && { answerId }) }, (answer) => {
    const first = answer(request(publicQuestion, { id: questionId }))?.answers;
    const isWanted = answerId === undefined ? page === 1 : first?.items.some(({ id }) => id === answerId);
    return isWanted ? first : undefined;
  });
}
