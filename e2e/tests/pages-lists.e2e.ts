import type { Page } from 'playwright-core';
import { openPage, untilLive } from '@shared/browser';
import { openAt } from '@shared/testing/visitors';
import { useOwnSite } from '../src/own-site';
import { callsAs } from '../src/stories/call-as';
import { answeredPage, untilPage } from '../src/stories/until-page';

const site = useOwnSite({ command: 'start' });
const call = callsAs(site);
const list = '/community/homePage/';

interface Listed {
  items: { id: number; topic: string }[];
}

async function make(visitor: Parameters<typeof call>[0], path: string, body: object): Promise<number> {
  const { code, data } = await call(visitor, path, body);
  expect([path, code]).toEqual([path, 200]);
  return (data as { id: number }).id;
}

const ask = (title: string, topic = 'sheet') =>
  make('王一', '/api/ext/v1/questions/create', { topic, title, content: '停在保存。' });
const answer = (questionId: number, content: string) =>
  make('陈可', '/api/v1/sns/forum/answer/create', { questionId, content });
/** The place an address leads to without scripts. */
const ledTo = async (address: string) => {
  const { status, headers } = await fetch(site.origin + address, { redirect: 'manual' });
  return [status, headers.get('location')];
};

/** The questions of a list, by its links alone: this page and all further ones; those of other topics stand under a heading of their own. */
async function leafed(page: Page): Promise<number[]> {
  const found: number[] = [];
  for (;;) {
    const hrefs = await page
      .locator('main h3:not(h2:not(#questions) ~ * h3)')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    found.push(...hrefs.flatMap((href) => /^\/community\/question\/(\d+)\/$/.exec(href)?.[1] ?? []).map(Number));
    const next = page.getByRole('link', { name: '下一页' });
    if ((await next.count()) === 0) return found;
    await next.click();
  }
}

let many: number;
beforeAll(async () => {
  for (let at = 1; at <= 12; at += 1) await ask(`第 ${String(at)} 个问题`);
  many = await ask('很多人答的问题', 'web');
  for (let at = 1; at <= 12; at += 1) await answer(many, `第 ${String(at)} 个回答`);
  await untilPage(site.origin + list, ({ text }) => text.includes('很多人答的问题'), 60_000);
  await untilPage(
    `${site.origin}/community/question/${String(many)}/`,
    ({ text }) => text.includes('第 12 个回答'),
    60_000,
  );
}, 300_000);

describe('without scripts', () => {
  it('every question is reached by the links of the lists, of all and of a topic', async () => {
    const { items } = (await call('王一', '/api/ext/v1/questions?size=50')).data as Listed;
    const { page, close } = await openPage(site.browser, { javaScriptEnabled: false });
    await page.goto(site.origin + list);
    expect(await leafed(page)).toEqual(items.map(({ id }) => id));
    expect(new URL(page.url()).pathname).toMatch(/^\/community\/homePage\/all\/\d\/$/);

    await page.getByRole('navigation', { name: '话题' }).getByRole('link', { name: '表格与文件' }).click();
    await page.waitForURL(`${site.origin}${list}sheet/1/#questions`);
    expect(await page.title()).toBe('表格与文件 · 社区问答 · 云梭');
    expect(await leafed(page)).toEqual(items.filter(({ topic }) => topic === 'sheet').map(({ id }) => id));
    expect(await page.title()).toBe('表格与文件 · 社区问答 第 2 页 · 云梭');
    await close();
  });

  it('every answer of a question is reached, on pages that say which they are', async () => {
    const { page, close } = await openPage(site.browser, { javaScriptEnabled: false });
    await page.goto(`${site.origin}/community/question/${String(many)}/`);
    const shown = async () => (await page.getByRole('main').textContent()) ?? '';
    const first = await shown();
    await page.getByRole('link', { name: '下一页' }).click();
    await page.waitForURL(`${site.origin}/community/question/${String(many)}/2/#answers`);
    const both = first + (await shown());
    for (let at = 1; at <= 12; at += 1) expect(both).toContain(`第 ${String(at)} 个回答`);
    expect(await page.title()).toBe('很多人答的问题 · 回答第 2 页 · 云梭');
    await page.getByRole('link', { name: '上一页' }).click();
    await page.waitForURL(`${site.origin}/community/question/${String(many)}/#answers`);
    await close();
  });

  it('there is no page beyond the last one, none of a topic that is not there, and each list has one address', async () => {
    for (const path of ['all/1/', 'all/99/', 'all/01/', 'all/501/', 'sheet/9/', 'no-such/1/'])
      expect([path, (await answeredPage(site.origin + list + path)).status]).toEqual([path, 404]);
    const question = `${site.origin}/community/question/${String(many)}/`;
    for (const path of ['1/', '3/', '02/', 'x/'])
      expect([path, (await answeredPage(question + path)).status]).toEqual([path, 404]);
  });

  it('what a moderator takes out of sight is gone from a further page of the list within seconds', async () => {
    const { items } = (await call('王一', '/api/ext/v1/questions?page=2')).data as Listed;
    const id = items.at(-1)?.id ?? 0;
    const link = `href="/community/question/${String(id)}/"`;
    const page = `${site.origin}${list}all/2/`;
    await untilPage(page, ({ text }) => text.includes(link));
    await call('云梭官方', '/api/ext/v1/desk/content/hide', { targetType: 'question', targetId: id, reason: '广告' });
    await untilPage(page, ({ text }) => !text.includes(link));
    // The question's address is gone, and the former one leads there no more: its author reads it in the community.
    await untilPage(`${site.origin}/community/question/${String(id)}/`, ({ status }) => status === 410);
    expect(await ledTo(`/community/homePage?question=${String(id)}`)).toEqual([200, null]);
  });

  it('an address from before leads to the page, with the answer that it named', async () => {
    const question = `/community/question/${String(many)}/`;
    expect(await ledTo(`/community/homePage?question=${String(many)}&answer=7`)).toEqual([308, `${question}?answer=7`]);
    const { items } = (await call('王一', '/api/ext/v1/public/works')).data as Listed;
    const work = String(items[0]?.id);
    expect(await ledTo(`/rpa_awards/?work=${work}`)).toEqual([308, `/rpa_awards/works/${work}/`]);
    expect(await ledTo('/rpa_awards/?work=999999')).toEqual([200, null]);
    const { page, close } = await openPage(site.browser, { javaScriptEnabled: false });
    await page.goto(`${site.origin}/community/homePage/?question=${String(many)}`);
    await page.getByRole('heading', { level: 1, name: '很多人答的问题' }).waitFor();
    await close();
  });

  it('open days that are over are listed where the next one stands', async () => {
    await make('云梭官方', '/api/ext/v1/desk/open-days/save', {
      title: '春天的开放日',
      place: '杭州',
      state: 'published',
      bookingEndsAt: '2025-03-01T06:00:00.000Z',
      startsAt: '2025-03-01T06:00:00.000Z',
      endsAt: '2025-03-01T09:00:00.000Z',
    });
    await untilPage(`${site.origin}/open_day/`, ({ text }) => text.includes('春天的开放日'));
    const { page, close } = await openPage(site.browser, { javaScriptEnabled: false });
    await page.goto(`${site.origin}/open_day/`);
    await page.getByRole('link', { name: '春天的开放日' }).click();
    await page.getByRole('heading', { level: 1, name: '春天的开放日' }).waitFor();
    await page.getByText('这一期已经结束', { exact: true }).waitFor();
    await close();
  });
});

describe('with scripts', () => {
  it('lists are turned in the page that is shown, at the addresses that they have had', async () => {
    const { page, complaints, close } = await openAt(site.browser, site.origin + list);
    await untilLive(page);
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    const heading = page.getByRole('heading', { level: 2, name: '最近的问题' });
    await page.getByRole('link', { name: '下一页' }).click();
    await page.waitForURL(`${site.origin}/community/homePage?page=2`);
    await page.waitForFunction(() => document.activeElement?.id === 'questions');
    await page.getByRole('navigation', { name: '话题' }).getByRole('link', { name: '表格与文件' }).click();
    await page.waitForURL(`${site.origin}/community/homePage?topic=sheet`);
    await page.goBack();
    await page.getByText(/^第 2 页/).waitFor();
    await heading.waitFor();
    expect(loads).toEqual([]);
    await close();
    expect(complaints).toEqual([]);
  });

  it('a list that has an address of its own is live there without a call, and goes on as lists do', async () => {
    const { page, complaints, close } = await openPage(site.browser);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/(?!ext\/v1\/(?:media|telemetry))/.test(request.url())) calls.push(request.url());
    });
    await page.goto(`${site.origin}${list}sheet/2/`);
    await untilLive(page);
    expect(calls).toEqual([]);
    await page.getByRole('link', { name: '上一页' }).click();
    await page.waitForURL(`${site.origin}/community/homePage?topic=sheet`);
    await page.getByText(/^第 1 页/).waitFor();
    await page.goto(`${site.origin}/community/question/${String(many)}/2/`);
    await untilLive(page);
    await page.getByRole('heading', { level: 1, name: '很多人答的问题' }).waitFor();
    await page.getByRole('link', { name: '上一页' }).click();
    await page.waitForURL(`${site.origin}/community/question/${String(many)}/`);
    await page.waitForFunction(() => document.title.startsWith('很多人答的问题 · 云梭'));
    expect(complaints).toEqual([]);
    await close();
  });
});
