/** Name of the worker's script, at the root of the site: a worker answers for addresses below its own alone. */
export const WORKER = 'offline.js';

/** Prefix of the caches of kept pages; the page's address follows. */
export const KEPT = 'kept-page ';
