import { ALL_TOPICS, ANSWER_PAGES, LIST_PAGES, type Question } from '@shared/contract/endpoints';
import { positive } from '../frame/number-of';

/** Query of the community page, or of a question's. */
export interface ForumQuery {
  topic?: string;
  keyword?: string;
  page: number;
  /** The question in an address from before questions had pages of their own. */
  questionId?: number;
  /** The answer to show, whichever page it stands on. */
  answerId?: number;
  /** The order of answers, where it is not by time. */
  sort?: 'useful';
}

interface QuestionPlace extends Partial<Pick<ForumQuery, 'answerId' | 'page' | 'sort'>> {
  questionId: number;
}

export const forumPath = '/community/homePage';

export function parseForumQuery(query: string): ForumQuery {
  const parameters = new URLSearchParams(query);
  const topic = parameters.get('topic') ?? '';
  const keyword = (parameters.get('keyword') ?? '').trim().slice(0, 40);
  const questionId = positive(parameters.get('question'));
  const answerId = positive(parameters.get('answer'));
  return {
    page: Math.min(positive(parameters.get('page')) ?? 1, 10_000),
    ...(/^[a-z0-9][a-z0-9-]{0,39}$/.test(topic) && { topic }),
    ...(keyword && { keyword }),
    ...(questionId !== undefined && { questionId }),
    ...(answerId !== undefined && { answerId }),
    ...(parameters.get('sort') === 'useful' && { sort: 'useful' }),
  };
}

export function forumHref({ topic, keyword, page = 1, questionId, answerId }: Partial<ForumQuery>): string {
  const parameters = new URLSearchParams();
  if (topic) parameters.set('topic', topic);
  if (keyword) parameters.set('keyword', keyword);
  if (questionId !== undefined) parameters.set('question', String(questionId));
  if (answerId !== undefined) parameters.set('answer', String(answerId));
  if (page > 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return query ? `${forumPath}?${query}` : forumPath;
}

/**
 * The same list as a page of its own, which needs no script: composed text has no query. A search has none, nor has what stands
 * beyond the pages that are composed.
 */
export function listHref(query: Partial<ForumQuery>): string {
  const { topic, keyword, page = 1 } = query;
  if (keyword || page > LIST_PAGES) return forumHref(query);
  const isFirst = topic === undefined && page === 1;
  return `${forumPath}/${isFirst ? '' : `${topic ?? ALL_TOPICS}/${String(page)}/`}#questions`;
}

/** A page of a question's answers, in the same way; in another order they have none. */
export function answersHref({ questionId, page = 1, sort }: QuestionPlace): string {
  if (page > ANSWER_PAGES || sort) return questionHref({ questionId, page, ...(sort && { sort }) });
  return `${questionHref({ questionId })}${page > 1 ? `${String(page)}/` : ''}#answers`;
}

/** The page of a question; with `answerId` the answer on it. */
export function questionHref({ questionId, answerId, page = 1, sort }: QuestionPlace): string {
  const parameters = new URLSearchParams();
  if (answerId !== undefined) parameters.set('answer', String(answerId));
  if (sort) parameters.set('sort', sort);
  if (page > 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return `/community/question/${String(questionId)}/${query ? `?${query}` : ''}`;
}

/**
 * Address of a question. A removed question has no page, which a server would have to show to everybody: its author and moderators
 * read it in the community.
 */
export function placeOf({ id, hidden }: Pick<Question, 'id' | 'hidden'>): string {
  return hidden === null ? questionHref({ questionId: id }) : forumHref({ questionId: id });
}

/** Title of a page of a question's answers; the first one is called as the question. */
export function answersTitle(title: string, page: number): string {
  return page === 1 ? title : `${title} · ${answersPlace(page)}`;
}

export const answersPlace = (page: number) => `回答第 ${String(page)} 页`;
