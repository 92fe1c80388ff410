import { FIRST_VISIT_KEY, KEPT_PAGES, LOGIN_DAYS, LOGIN_MINUTES, TOKEN_COOKIE } from '@shared/contract/config';
import pageWords from './words.json';

/** Facts of the code that the page's words name in braces. */
const facts: Readonly<Record<string, string | number>> = {
  visit: FIRST_VISIT_KEY,
  pages: KEPT_PAGES,
  days: LOGIN_DAYS,
  minutes: LOGIN_MINUTES,
  token: TOKEN_COOKIE,
};

/** Data that the site keeps in a visitor's browser (docs/requirements.md section 11); change it with the code that keeps it. */
export const stored = pageWords.stored.map(({ name, where, what, why, until }) =>
  [name, where, what, why, until].map((words) =>
    words.replace(/\{(\w+)\}/g, (braced, fact: string) => String(facts[fact] ?? braced)),
  ),
);
