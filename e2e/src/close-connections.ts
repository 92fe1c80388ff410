/** A connection kept open for reuse would keep a finished worker from ending: each request of a test closes its own. */
const reuse = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set('connection', 'close');
  return reuse(input, { ...init, headers });
};
