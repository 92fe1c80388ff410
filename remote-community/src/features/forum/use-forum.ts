import {
  type Answer,
  answerQuery,
  type KeywordFound,
  type Page,
  type PageRequest,
  type PublicQuestion,
  type Question,
  type QuestionDetail,
  questionDetail,
  publicQuestion,
  publicQuestions,
  questionList,
  request,
  sceneDataSource,
  type SceneItem,
} from '@shared/contract/endpoints';
import { usePage } from '@shared/ui/page';
import { type Call, useRead } from '../calls/use-call';
import { numberOf } from '../frame/number-of';
import type { ForumQuery } from './forum-query';

export function useTopics(): Call<SceneItem[]> {
  return useRead(sceneDataSource, { sceneCode: 'forum-topic' });
}

/** @param query undefined where there is nothing to ask for */
export function useQuestions(query: ForumQuery | undefined): Call<Page<Question> & KeywordFound> {
  return useRead(
    questionList,
    query ? listQuery(query) : null,
    (answer) => query && (answer(questionsRequest(query)) ?? (query.keyword ? undefined : answer(listRequest(query)))),
  );
}

/** A page of the list that has an address of its own. */
export function listRequest({ topic, page }: ForumQuery): PageRequest<Page<Question>> {
  return request(publicQuestions, { ...(topic && { topic }), page });
}

/** The last question of a list that has an answer by us, else one that has any: far from where the list shows it again. */
export function solvedOf(list: Page<Question> | undefined): Question | undefined {
  const answered = list?.items.filter(({ answerCount, hidden }) => answerCount > 0 && hidden === null);
  return answered?.filter(({ recommendedAnswerId }) => recommendedAnswerId !== null).at(-1) ?? answered?.at(-1);
}

/** A question with a page of its answers, for composed pages. */
export function answeredRequest(id: number, page: number): PageRequest<PublicQuestion> {
  return request(publicQuestion, { id, ...(page === 1 ? {} : { page }) });
}

/** The page of answers that the path of this page names. */
export function usePathPage(): number {
  const { page } = usePage().params;
  return page === undefined ? 1 : numberOf({ id: page });
}

/** The same list as everybody sees it, for composed pages. */
export function questionsRequest(query: ForumQuery): PageRequest<Page<Question>> {
  return request(questionList, listQuery(query));
}

function listQuery({ topic, keyword, page }: ForumQuery) {
  return { page, ...(topic && { topic }), ...(keyword && { keyword }) };
}

export function useQuestion(questionId: number): Call<QuestionDetail> {
  const page = usePathPage();
  return useRead(questionDetail, { questionId }, (answer) => answer(answeredRequest(questionId, page))?.question);
}

/** Composed answers are ordered by time. */
export function useAnswers(questionId: number, { page, answerId, sort }: ForumQuery): Call<Page<Answer>> {
  const composed = usePathPage();
  const input = { questionId, page, ...(answerId !== undefined && { answerId }), ...(sort && { sort }) };
  return useRead(answerQuery, input, (answer) => {
    if (sort) return undefined;
    const shown = answer(answeredRequest(questionId, composed))?.answers;
    const isWanted = answerId === undefined ? page === composed : shown?.items.some(({ id }) => id === answerId);
    return isWanted ? shown : undefined;
  });
}
