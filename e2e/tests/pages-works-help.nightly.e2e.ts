import { openPage, untilLive } from '@shared/browser';
import { openAt } from '@shared/testing/visitors';
import { useOwnSite } from '../src/own-site';
import { callAs } from '../src/stories/call-as';
import { type AnsweredPage, answeredPage, untilPage } from '../src/stories/until-page';

const site = useOwnSite({ command: 'start' });

type Data = Record<string, unknown>;
interface Asked {
  items: Data[];
}

const EDITOR = '云梭官方';
const call = async (path: string, body?: object) => (await callAs(site.origin, EDITOR, path, body)).data as Data;
const html = (path: string) => answeredPage(site.origin + path);
/** JSON-LD of a page by its types. */
const linked = (text: string) => {
  const blocks = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const parsed = blocks.map(([, json = '']) => JSON.parse(json) as Data);
  return Object.fromEntries(parsed.map((block) => [String(block['@type']), block]));
};
const soon = (path: string, done: (page: AnsweredPage) => boolean, patience?: number) =>
  untilPage(site.origin + path, done, patience);

// A composer that has just started has to learn first which pages there are.
beforeAll(() => soon('/qa/schedule/', ({ status }) => status === 200, 60_000), 90_000);

const firstOf = async (path: string) => {
  const { items } = (await call(path)) as unknown as Asked;
  const [first] = items;
  if (!first) throw new Error(`${path} is empty`);
  return first;
};
const workOf = () => firstOf('/api/ext/v1/public/works');
const dayOf = async () =>
  (await call('/api/noauth/v1/sns/forum/table/query-appointment-count'))['event'] as Data & { id: number };

it.each([
  {
    what: 'a work',
    find: async () => {
      const { id, title, summary } = await workOf();
      return { path: `/rpa_awards/works/${String(id)}/`, title: String(title), words: String(summary) };
    },
    type: 'CreativeWork',
    parts: ['author', 'datePublished', 'genre'],
  },
  {
    what: 'an open day',
    find: async () => {
      const { id, title, place } = await dayOf();
      return { path: `/open_day/${String(id)}/`, title: String(title), words: String(place) };
    },
    heading: expect.stringMatching(/^\d+月\d+日周.，\s搭好再走。$/) as string,
    type: 'Event',
    parts: ['startDate', 'endDate', 'location'],
  },
  {
    what: 'a help article',
    find: () => Promise.resolve({ path: '/qa/schedule/', title: '定时运行', words: '写上失败时通知谁。' }),
    type: 'Article',
    parts: ['dateModified', 'articleSection'],
  },
])('$what has a page whose text stands without scripts, and which a guest reads without a call', async (of) => {
  const { path, title, words } = await of.find();
  const { heading = title } = of;
  const plain = await openPage(site.browser, { javaScriptEnabled: false });
  await plain.page.goto(site.origin + path);
  expect(await plain.page.getByRole('heading', { level: 1 }).innerText()).toEqual(heading);
  await plain.page.getByRole('main').getByText(words).first().waitFor();
  const text = await plain.page.locator('main').textContent();
  await plain.close();

  const page = await html(path);
  const found = (pattern: RegExp) => pattern.exec(page.text)?.[1] ?? '';
  // The site does not know its port: what is said of its address is its path.
  expect(new URL(found(/<link rel="canonical" href="([^"]*)">/)).pathname).toBe(path);
  expect(found(/<title>([^<]*) · [^<]+<\/title>/)).toContain(title);
  expect(found(/<meta name="description" content="([^"]*)">/)).not.toBe('');
  const block = linked(page.text)[of.type] ?? {};
  for (const part of of.parts) expect([part, block[part]]).not.toEqual([part, undefined]);
  expect(linked(page.text)['BreadcrumbList']).toBeDefined();

  // A visitor with another clock reads the time by that one, too.
  const { page: live, complaints, close } = await openPage(site.browser, { timezoneId: 'Asia/Shanghai' });
  const calls: string[] = [];
  live.on('request', (request) => {
    if (/\/api\/(?!ext\/v1\/media)/.test(request.url())) calls.push(request.url());
  });
  await live.goto(site.origin + path);
  await untilLive(live);
  expect(await live.locator('main').textContent()).toBe(text);
  expect([calls, complaints]).toEqual([[], []]);
  await close();
});

it('an open day has its times in China, and offers seats while one can book', async () => {
  const { id, startsAt, status } = await dayOf();
  const event = linked((await html(`/open_day/${String(id)}/`)).text)['Event'] ?? {};
  expect(String(event['startDate'])).toMatch(/\+08:00$/);
  expect(Date.parse(String(event['startDate']))).toBe(Date.parse(String(startsAt)));
  expect('offers' in event).toBe(status === 'open');
  expect(linked((await html('/open_day/')).text)['Event']).toMatchObject({ startDate: event['startDate'] });
});

it('lists lead to these pages, Back leads to the list, and addresses that named a work lead there too', async () => {
  const { page, complaints, close } = await openAt(site.browser, `${site.origin}/rpa_awards/`);
  const link = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first();
  const title = await link.innerText();
  await link.click();
  await page.waitForURL(/\/rpa_awards\/works\/\d+\/$/);
  const own = page.url();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.waitForFunction((wanted) => document.title.startsWith(wanted), title);
  await page.goBack();
  await page.waitForURL(`${site.origin}/rpa_awards/`);
  await link.waitFor();
  const id = /(\d+)\/$/.exec(own)?.[1] ?? '';
  await page.goto(`${site.origin}/rpa_awards/?work=${id}`);
  await page.waitForURL(own);
  await page.goto(`${site.origin}/open_day/`);
  await untilLive(page);
  await page.getByRole('link', { name: '这一期的详情' }).click();
  await page.waitForURL(/\/open_day\/\d+\/$/);
  // The page before has a link of the same name, until it has left.
  await page.getByRole('link', { name: '这一期的详情' }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: '选一张桌' }).click();
  await page.waitForURL(`${site.origin}/open_day/#tables`);
  expect(complaints).toEqual([]);
  await close();
});

it('a guest who likes a work is asked to log in', async () => {
  const { id } = await workOf();
  const { page, close } = await openAt(site.browser, `${site.origin}/rpa_awards/works/${String(id)}/`);
  await page.getByRole('button', { name: /^给《.*》点赞/ }).click();
  await page.getByRole('dialog', { name: '请先登录' }).getByText('登录后就能给这件作品点赞').waitFor();
  await close();
});

it('what an editor changes stands in the pages within 5 s; what is withdrawn is gone with the frame, what never was is missing', async () => {
  const body = '坏字</script><script>alert(1)</script>，还有&amp;。';
  const sections = (await call('/api/ext/v1/desk/help/sections')) as unknown as { items: { id: number }[] };
  const made = await call('/api/ext/v1/desk/help/save', {
    slug: 'paged',
    sectionId: sections.items[0]?.id,
    title: '一篇</script>新的',
    summary: '讲一件事',
  });
  expect((await html('/qa/paged/')).status).toBe(404);
  const published = await call('/api/ext/v1/desk/help/save', {
    id: made['id'],
    version: made['version'],
    body,
    state: 'published',
  });
  await soon('/qa/paged/', ({ status }) => status === 200);
  const { text } = await html('/qa/paged/');
  expect(linked(text)['Article']).toMatchObject({ headline: '一篇</script>新的' });
  expect(text).not.toContain('<script>alert(1)');
  await soon('/qa/', (page) => page.text.includes('href="/qa/paged/"'));
  expect(JSON.stringify(linked((await html('/qa/')).text)['FAQPage'])).toContain('新的');

  const version = published['version'];
  const renamed = await call('/api/ext/v1/desk/help/save', { id: made['id'], version, title: '改过的题目' });
  await soon('/qa/paged/', (page) => page.text.includes('<title>改过的题目 · '));
  await call('/api/ext/v1/desk/help/save', { id: made['id'], version: renamed['version'], state: 'withdrawn' });
  await soon('/qa/paged/', ({ status }) => status === 410);
  expect((await html('/qa/paged/')).text).toContain('<footer');
  for (const path of [
    '/qa/no-such-article/',
    '/rpa_awards/works/999999/',
    '/rpa_awards/works/01/',
    '/open_day/999999/',
  ])
    expect([path, (await html(path)).status]).toEqual([path, 404]);
});
