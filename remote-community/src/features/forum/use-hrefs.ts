import { usePlain } from '../list/use-plain';
import { answersHref, forumHref, listHref, questionHref } from './forum-query';

/** Addresses of pages of lists: at pages of their own without scripts; with them in the page that is shown, which stays. */
export function useHrefs() {
  return usePlain() ? { list: listHref, answers: answersHref } : { list: forumHref, answers: questionHref };
}
