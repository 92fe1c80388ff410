/** Takes the place of a topic for the list of all questions. */
export const ALL_TOPICS = 'all';

/** Pages of one list of questions, and of one question's answers, that have addresses of their own. */
export const LIST_PAGES = 500;
export const ANSWER_PAGES = 100;
