import type { FastifyInstance } from 'fastify';
import type { ContentSchema } from '@shared/contract/content';
import { SERVICE_KEY } from '../../../release/src/testing/data-backend';
import { type DataSite, makeDataSite } from '../../../release/src/testing/data-site';
import { buildServer } from '../serve/server';
import { composerServer } from './composer-server';
import type { DataComposer } from './data-composer';

jest.setTimeout(300_000);

/** A host that shows the banner, its navigation and the brand around each page. */
const frame = `module.exports = {
  facts: () => ({ contract: '1.0' }),
  frame: ({ promoBanner, brand }, { content }) => ({
    before: '<header>' + [brand.name, promoBanner?.text, content?.navigation?.name, content?.navigation?.html].filter(Boolean)
      .map((text) => text.startsWith('<') ? text : text.replaceAll('<', '&lt;')).join('|') + '</header><main data-slot=""><div data-page-root="">',
    after: '</div></main><footer></footer>', otherDevice: null,
  }),
  siteFiles: (config, paths, content) => ({
    files: {
      'sitemap.xml': paths.join(' '), 'robots.txt': 'User-agent: *\\nSitemap: http://localhost/sitemap.xml\\n',
      'site.webmanifest': config.brand.name, 'llms.txt': content?.navigation?.name ?? 'shipped',
    },
    notFound: { html: '<h1>not here</h1>', head: { title: '404', description: '' } },
  }),
};`;
const text: ContentSchema = { type: 'string', maxLength: 200 };
const group = (names: readonly string[]): ContentSchema => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, text])),
});
const empty = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '']));
const site = {
  brand: ['name', 'phone'],
  promoBanner: ['text', 'action', 'href', 'from', 'until'],
  links: ['talks'],
};
const schemas = {
  site: {
    type: 'object',
    properties: Object.fromEntries(Object.entries(site).map(([name, texts]) => [name, group(texts)])),
  },
  navigation: { ...group(['name', 'html']), required: ['name'] },
  redirects: {
    type: 'object',
    properties: { redirects: { type: 'array', items: group(['from', 'to']) } },
  },
} as const;
const shipped = {
  site: Object.fromEntries(Object.entries(site).map(([name, texts]) => [name, empty(texts)])),
  navigation: { name: 'shipped' },
  redirects: { redirects: [] },
};
const declared = Object.fromEntries(
  Object.entries(schemas).map(([key, schema]) => [
    key,
    { title: key, pages: ['every-page'], schema, value: shipped[key as keyof typeof shipped] },
  ]),
);
const banner = (words: string, from = '', until = '') => ({
  ...shipped.site,
  promoBanner: { text: words, action: 'go', href: '/comics/', from, until },
});

let data: DataSite;
let composer: DataComposer;
let servers: FastifyInstance[];
let origin: string;

beforeEach(async () => {
  data = await makeDataSite({ hostFiles: { 'frame.cjs': frame, 'content.json': JSON.stringify(declared) } });
  composer = data.composer();
  const wishes = composerServer(composer, SERVICE_KEY);
  const asked = { origin: await wishes.listen({ host: '127.0.0.1', port: 0 }), serviceKey: SERVICE_KEY };
  const server = await buildServer({ store: data.fixture.store, basePath: '/', log: false, composer: asked });
  origin = await server.listen({ host: '127.0.0.1', port: 0 });
  servers = [server, wishes];
  data.backend.comics.set(1, 'one');
  await composer.step();
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const server of servers) await server.close();
  await data.close();
});

const PAGES = ['/remote-community/', '/comics/', '/nowhere/'] as const;
const get = (address: string) => fetch(origin + address, { redirect: 'manual' });
const headers = async () =>
  Promise.all(PAGES.map(async (page) => /<header>(.*?)<\/header>/.exec(await (await get(page)).text())?.[1] ?? ''));
const publish = (key: string, value: unknown) => data.backend.publish('host', key, value);

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`it never came: ${data.said.join('; ')}`);
    await composer.step();
  }
}
const untilAll = (shown: string) => until(async () => (await headers()).every((header) => header === shown));
/** Other steps change nothing. */
async function stays(shown: string): Promise<void> {
  for (let at = 0; at < 4; at += 1) await composer.step();
  expect(await headers()).toEqual(PAGES.map(() => shown));
}

describe('content of the host', () => {
  it('is around a page with data, one without and the page of 404 until it is undone, and pages that somebody asks for have it', async () => {
    expect(await headers()).toEqual(['云梭', '云梭', '云梭']);
    expect(data.backend.told).toMatchObject([{}, { package: 'host', addresses: { 'every-page': ['/'] } }]);
    publish('site', { ...banner('sale'), brand: { name: 'Other', phone: '' } });
    publish('navigation', { name: 'renamed' });
    await untilAll('Other|sale|renamed');
    expect((await get('/nowhere/')).status).toBe(404);
    expect(await (await get('/site.webmanifest')).text()).toBe('Other');
    expect(await (await get('/llms.txt')).text()).toBe('renamed');
    let asked = '';
    void get('/comics/1/').then(async (answer) => (asked = await answer.text()));
    await until(() => Promise.resolve(asked !== ''));
    expect(asked).toContain('Other|sale|renamed');
    const pointer = (await (await get('/composition.json')).json()) as {
      releases: Record<string, { edited?: string[] }>;
    };
    // Nobody has to look for content of pages themselves.
    expect(pointer.releases['remote-community']?.edited).toEqual([]);
    data.backend.content.clear();
    publish('site', undefined);
    data.backend.content.clear();
    await untilAll('云梭');
    await until(async () => (await (await get('/comics/1/')).text()).includes('<header>云梭</header>'));
    expect(await (await get('/site.webmanifest')).text()).toBe('云梭');
    expect(await (await get('/llms.txt')).text()).toBe('shipped');
  });

  it('comes and goes by the clock, also one that jumps, and after another composer begins', async () => {
    const at = (ms: number) => new Date(ms).toISOString();
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now');
    const jump = (ms: number) => clock.mockImplementation(() => start + ms);
    publish('site', banner('later', at(start + 3_600_000), at(start + 7_200_000)));
    await until(() => Promise.resolve(data.said.length === 0 && composer.isWhole));
    await stays('云梭');
    jump(3_600_001);
    await untilAllAt(jump, 3_600_001, '云梭|later');
    await untilAllAt(jump, 1000, '云梭');
    await untilAllAt(jump, 3_700_000, '云梭|later');
    composer = data.composer();
    await untilAllAt(jump, 7_300_000, '云梭');
  });

  /** The clock goes on from where it jumped to, a second each step: pages are composed once in a second. */
  async function untilAllAt(jump: (ms: number) => void, from: number, shown: string): Promise<void> {
    let now = from;
    for (let steps = 0; steps < 40; steps += 1) {
      jump(now);
      await composer.step();
      if ((await headers()).every((header) => header === shown)) return;
      now += 1000;
    }
    throw new Error(`it never came: ${JSON.stringify(await headers())} ${data.said.join('; ')}`);
  }

  it('goes where it was undone while no composer ran', async () => {
    publish('site', banner('gone soon'));
    await untilAll('云梭|gone soon');
    data.backend.content.clear();
    publish('site', undefined);
    data.backend.content.clear();
    composer = data.composer();
    await untilAll('云梭');
  });

  it('stays while the backend is away, whoever composes', async () => {
    publish('site', banner('sale'));
    await untilAll('云梭|sale');
    for (const call of ['/api/ext/v1/content', '/internal/changes', '/internal/site-content'])
      data.backend.instead.set(call, { status: 503, body: '' });
    composer = data.composer();
    await stays('云梭|sale');
  });

  it.each([
    ['a link that runs', 'navigation', { name: '', html: '<a href="javascript:alert(1)">x</a>' }],
    ['a phone that is none', 'site', { ...shipped.site, brand: { name: 'New', phone: 'call me' } }],
    [
      'a banner that leads elsewhere',
      'site',
      { ...banner('bad'), promoBanner: { ...banner('bad').promoBanner, href: 'javascript:alert(1)' } },
    ],
  ])(
    'never stands on a page where it is %s, though the schema of its release would take it',
    async (_kind, key, value) => {
      publish(key, value);
      await until(() => Promise.resolve(data.said.length > 0));
      await stays('云梭');
    },
  );

  it('is a text, whatever it says', async () => {
    publish('navigation', { name: 'x </header><script>alert(1)</script>' });
    await untilAll('云梭|x &lt;/header>&lt;script>alert(1)&lt;/script>');
  });

  it('leads on from former addresses, never from one that a page has', async () => {
    publish('redirects', {
      redirects: [
        { from: '/old/', to: '/comics/?from=old' },
        { from: '/away', to: 'https://example.com/there' },
        { from: '/comics/', to: '/old/' },
        { from: '/comics/7/', to: '/old/' },
      ],
    });
    await until(async () => (await get('/old')).status === 308);
    const found = await Promise.all(['/old/', '/old', '/away/', '/comics/'].map(get));
    expect(found.map(({ status, headers: h }) => [status, h.get('location')])).toEqual([
      [308, '/comics/?from=old'],
      [308, '/comics/?from=old'],
      [308, 'https://example.com/there'],
      [200, null],
    ]);
    expect(data.said.join()).toContain('pages stand at /comics/, /comics/7/');
    expect(await headers()).toEqual(['云梭', '云梭', '云梭']);
    data.backend.content.clear();
    publish('redirects', undefined);
    data.backend.content.clear();
    await until(async () => (await get('/old/')).status === 404);
  });
});

describe('a preview of the host', () => {
  it('has the draft around the page, marked, over what is configured', async () => {
    const values = { site: banner('soon', '2099-01-01T00:00:00Z') };
    data.backend.drafts.set('token', { package: 'host', key: 'site', values });
    const html = await (await get('/preview/token/remote-community/')).text();
    expect(html).toMatch(/<header>云梭\u2060[\u2061-\u2064]{6}\|soon\u2060[\u2061-\u2064]{6}<\/header>/);
    expect(await headers()).toEqual(['云梭', '云梭', '云梭']);
  });
});
