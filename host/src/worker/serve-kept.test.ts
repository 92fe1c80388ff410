import vm from 'node:vm';
import { workerScript } from './serve-kept';
import { KEPT } from './worker-file';

const SITE = 'https://example.com/site/';
const CHAPTER = `${SITE}comics/1/2/`;

interface Asked {
  url: string;
  method?: string;
  mode?: string;
  destination?: string;
}

type Listener = (event: Record<string, unknown>) => void;

/** The worker as its script runs it, with a network and caches that a test says. */
function startWorker(network: (url: string) => Response | Promise<Response>) {
  const listeners = new Map<string, Listener>();
  const kept = new Map<string, Response>();
  const removed: string[] = [];
  const fetched: string[] = [];
  const scope = {
    location: { href: `${SITE}offline.js` },
    registration: { navigationPreload: { enable: jest.fn(() => Promise.resolve()) } },
    skipWaiting: jest.fn(() => Promise.resolve()),
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    fetch: ({ url }: Asked) => {
      fetched.push(url);
      return Promise.resolve().then(() => network(url));
    },
    caches: {
      match: (url: string, { ignoreSearch = false }: CacheQueryOptions) =>
        Promise.resolve(kept.get(ignoreSearch ? url.replace(/\?.*$/, '') : url)),
      delete: (name: string) => Promise.resolve(removed.push(name)),
    },
  };
  vm.runInNewContext(workerScript(), { self: scope, URL });
  const ask = async (request: Asked, preload?: Response) => {
    const lasting: unknown[] = [];
    let answer: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request: { method: 'GET', mode: 'cors', destination: '', ...request },
      preloadResponse: Promise.resolve(preload),
      waitUntil: (work: unknown) => lasting.push(work),
      respondWith: (given: Promise<Response>) => (answer = given),
    });
    const response = await answer;
    await Promise.all(lasting);
    return response;
  };
  const lives = async (type: string) => {
    const lasting: unknown[] = [];
    listeners.get(type)?.({ waitUntil: (work: unknown) => lasting.push(work) });
    await Promise.all(lasting);
  };
  return { ask, lives, scope, kept, removed, fetched };
}

const cut = () => {
  throw new TypeError('Failed to fetch');
};
const chapter = { url: CHAPTER, mode: 'navigate', destination: 'document' };

describe('the worker of kept pages', () => {
  it('answers from the network, and not with what is kept', async () => {
    const worker = startWorker(() => new Response('new'));
    worker.kept.set(CHAPTER, new Response('old'));
    expect(await (await worker.ask(chapter))?.text()).toBe('new');
  });

  it('takes the answer that the browser asked for while it began, and asks for none of its own', async () => {
    const worker = startWorker(cut);
    expect(await (await worker.ask(chapter, new Response('early')))?.text()).toBe('early');
    expect(worker.fetched).toEqual([]);
  });

  it.each([
    ['a page, whatever its address asks', { ...chapter, url: `${CHAPTER}?panel=3` }, CHAPTER],
    ['a file of the site, whatever its address asks', { url: `${SITE}assets/a/b.1.js?1` }, `${SITE}assets/a/b.1.js`],
    ['a picture in another width', { url: `${SITE}api/1.webp?w=800`, destination: 'image' }, `${SITE}api/1.webp`],
    ['a picture', { url: `${SITE}api/media/1.webp`, destination: 'image' }, `${SITE}api/media/1.webp`],
  ])('without a network answers with what is kept: %s', async (_, asked, keptAs) => {
    const worker = startWorker(cut);
    worker.kept.set(keptAs, new Response('kept'));
    expect(await (await worker.ask(asked))?.text()).toBe('kept');
  });

  it('does not take one picture for another', async () => {
    const worker = startWorker(cut);
    worker.kept.set(`${SITE}api/media/1.webp`, new Response('kept'));
    await expect(worker.ask({ url: `${SITE}api/media/1.webp?size=2`, destination: 'image' })).rejects.toThrow(
      'Failed to fetch',
    );
  });

  it('without a network fails as the network does where nothing is kept', async () => {
    await expect(startWorker(cut).ask(chapter)).rejects.toThrow('Failed to fetch');
  });

  it.each([
    ['a call', { url: `${SITE}api/ext/v1/questions` }],
    ['what is sent', { ...chapter, method: 'POST' }],
    ['a script of elsewhere', { url: 'https://elsewhere.example/site/assets/a.js' }],
  ])('leaves %s to the browser', async (_, asked) => {
    const worker = startWorker(() => new Response('new'));
    expect(await worker.ask(asked)).toBeUndefined();
    expect(worker.fetched).toEqual([]);
  });

  it.each([404, 410])('forgets a page that the site answers for with %i', async (status) => {
    const worker = startWorker(() => new Response('gone', { status }));
    expect((await worker.ask({ ...chapter, url: `${CHAPTER}?panel=3` }))?.status).toBe(status);
    expect(worker.removed).toEqual([`${KEPT}/site/comics/1/2/`]);
  });

  it.each([
    ['a page while the site is ill', { ...chapter }, 500],
    ['the page of a file that is gone', { url: `${SITE}assets/a/b.1.js` }, 404],
  ])('forgets no other: %s', async (_, asked, status) => {
    const worker = startWorker(() => new Response('', { status }));
    expect((await worker.ask(asked))?.status).toBe(status);
    expect(worker.removed).toEqual([]);
  });

  it('waits for no older one, and lets the browser ask while it begins', async () => {
    const { lives, scope } = startWorker(cut);
    await lives('install');
    expect(scope.skipWaiting).toHaveBeenCalledTimes(1);
    expect(scope.registration.navigationPreload.enable).not.toHaveBeenCalled();
    await lives('activate');
    expect(scope.registration.navigationPreload.enable).toHaveBeenCalledTimes(1);
  });
});
