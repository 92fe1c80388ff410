import type { PageModule } from '@shared/contract';
import type { RouteMatch } from '../../match-route';
import { GoneError } from '../errors';
import { PublishedContent } from './published-content';

const match = {
  path: '/about-us/',
  params: {},
  route: { remote: 'remote-marketing', page: 'about-us' },
} as unknown as RouteMatch;
const moduleOf = (content: readonly string[]) =>
  ({ content, preload: jest.fn(() => Promise.resolve()) }) as unknown as PageModule;
const releases = { isEdited: jest.fn(() => Promise.resolve(true)) };
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
    releases.isEdited.mockResolvedValueOnce(false);
    await content.preload(match, moduleOf(['about-us']));
    expect(releases.isEdited).toHaveBeenLastCalledWith(match.route);
    expect([asked.mock.calls.length, content.at('/about-us/')]).toEqual([0, null]);
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
