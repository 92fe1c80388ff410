import type { PageModule } from '@shared/contract';
import type { CompositionPointer } from '@shared/contract/release';
import type { RouteMatch } from './match-route';
import { GoneError } from './page-runtime/errors';
import { PublishedContent } from './published-content';

const match = {
  path: '/about-us/',
  params: {},
  route: { remote: 'remote-marketing', page: 'about-us' },
} as unknown as RouteMatch;
const moduleOf = (content: readonly string[]) =>
  ({ content, preload: jest.fn(() => Promise.resolve()) }) as unknown as PageModule;
/** Releases that were heard of a moment ago. */
const heard = (...edited: string[]) => {
  const pointer = { releases: { 'remote-marketing': { edited } } } as unknown as CompositionPointer;
  return { read: { at: Date.now(), pointer }, current: jest.fn<Promise<CompositionPointer>, []>() };
};
const releases = heard('about-us');
const html = (answers: unknown) =>
  `<main></main><script type="application/json" id="page-data">${JSON.stringify({ remote: { answers } })}</script><p></p>`;

describe('published content of a page that is rendered from nothing', () => {
  const asked = jest.fn<Promise<Response>, [string]>();
  beforeEach(() => {
    asked.mockReset();
    globalThis.fetch = asked as unknown as typeof fetch;
  });
  const answer = (text: string) =>
    asked.mockImplementation(() => Promise.resolve({ text: () => Promise.resolve(text) } as Response));

  it('is what stands in its HTML, asked for once', async () => {
    answer(html({ at: 1, byAddress: { '/api/x': 1 }, content: { 'about-us': { lead: '新的' } } }));
    const content = new PublishedContent('/site/', releases);
    const page = moduleOf(['about-us']);
    await content.preload(match, page);
    await content.preload(match, page);
    expect(asked.mock.calls.map(([address]) => address)).toEqual(['/site/about-us/']);
    expect(content.at('/about-us/')).toEqual({ at: 1, byAddress: {}, content: { 'about-us': { lead: '新的' } } });
  });

  it('is not asked for where a page has none', async () => {
    const content = new PublishedContent('/', releases);
    await content.preload(match, moduleOf([]));
    await new PublishedContent('/', heard('buy')).preload(match, moduleOf(['about-us']));
    expect([asked.mock.calls.length, content.at('/about-us/')]).toEqual([0, null]);
  });

  it.each([
    ['says now that it is edited', () => Promise.resolve(heard('about-us').read.pointer)],
    ['cannot say', () => Promise.reject(new TypeError('network'))],
  ])('is asked for where after a minute the composition %s, which is asked once', async (_case, now) => {
    const before = heard();
    before.current.mockImplementation(now);
    const content = new PublishedContent('/', before);
    answer(html(undefined));
    await content.preload(match, moduleOf(['about-us']));
    expect(asked).not.toHaveBeenCalled();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_001);
    const other = { ...match, path: '/about-us/more/' };
    await Promise.all([match, other].map((one) => content.preload(one, moduleOf(['about-us']))));
    expect([asked.mock.calls.length, before.current.mock.calls]).toEqual([2, [[[2000]]]]);
    jest.restoreAllMocks();
  });

  it('is asked for where nobody has heard of the releases yet', async () => {
    answer(html(undefined));
    await new PublishedContent('/', { ...releases, read: undefined }).preload(match, moduleOf(['about-us']));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it.each([html(undefined), html({ at: 1, byAddress: {} }), '<!doctype html>', 'id="page-data">{'])(
    'is none where the HTML is %s: the page shows what its release ships',
    async (text) => {
      answer(text);
      const content = new PublishedContent('/', releases);
      await content.preload(match, moduleOf(['about-us']));
      expect(content.at('/about-us/')).toBeNull();
    },
  );

  it('is not what the release ships where an editor took the page out', async () => {
    asked.mockResolvedValue({ status: 410, text: () => Promise.resolve(html(undefined)) } as Response);
    const content = new PublishedContent('/', releases);
    await expect(content.preload(match, moduleOf(['about-us']))).rejects.toBeInstanceOf(GoneError);
  });

  it('is none where nobody answers', async () => {
    asked.mockRejectedValue(new TypeError('network'));
    const content = new PublishedContent('/', releases);
    await content.preload(match, moduleOf(['about-us']));
    expect(content.at('/about-us/')).toBeNull();
  });
});
