/** Name of the worker's script, at the root of the site: a worker answers for addresses below its own alone. */
export const WORKER = 'offline.js';

/** What the names of the caches of kept pages begin with; the page's address follows. */
export const KEPT = 'kept-page ';
