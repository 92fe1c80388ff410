/** Cookie that keeps the login token (docs/requirements.md section 3). */
export const TOKEN_COOKIE = 'token';

/** Days that the cookie of a login and the login itself are kept (docs/requirements.md section 9). */
export const LOGIN_DAYS = 30;

/** Minutes between a login's first request and its last, in the browser and on the server. */
export const LOGIN_MINUTES = 15;

/** Chapters that a device keeps: one with its pictures may be some megabytes. */
export const KEPT_PAGES = 20;

/** Key in session storage of the first address of a visit (docs/requirements.md section 2). */
export const FIRST_VISIT_KEY = 'first-visit-url';
