import type { Page } from 'playwright-core';
import { openPage, untilLive } from '@shared/browser';
import { openAt } from '@shared/testing/visitors';
import { useOwnSite } from '../src/own-site';
import { callsAs } from '../src/stories/call-as';
import { devices } from '../src/stories/devices';

const content = (page: Page, selector: string, name: string) => page.locator(selector).first().getAttribute(name);

async function jsonLd(page: Page): Promise<Record<string, unknown>[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.map((block) => JSON.parse(block) as Record<string, unknown>);
}

describe('comics as pages of their own', () => {
  const site = useOwnSite({ command: 'start' });
  const call = callsAs(site);
  const fetched = async (path: string) => {
    const response = await fetch(site.origin + path);
    return { status: response.status, html: await response.text() };
  };
  /** Asks until it is so; a change has 5 s to arrive. */
  const until = async (path: string, fits: (answer: { status: number; html: string }) => boolean, patience = 5000) => {
    const end = Date.now() + patience;
    for (;;) {
      const answer = await fetched(path);
      if (fits(answer)) return answer;
      if (Date.now() > end) throw new Error(`${path} is still as it was (${answer.status})`);
    }
  };

  beforeAll(async () => {
    // A site that has just started may have nobody yet who composes what is asked for.
    await until('/comics/1/', ({ status }) => status === 200, 60_000);
  }, 300_000);

  it('a comic and a chapter are read without scripts, and say what they are', async () => {
    const { page, complaints, close } = await openPage(site.browser, { javaScriptEnabled: false });
    await page.goto(`${site.origin}/comics/`);
    await page.getByRole('link', { name: '抄单记', exact: true }).click();
    await page.waitForURL(`${site.origin}/comics/1/`);
    await page.getByRole('heading', { level: 1, name: '抄单记' }).waitFor();
    expect(await page.title()).toBe('抄单记（漫画） · 云梭');
    const canonical = (await content(page, 'link[rel="canonical"]', 'href')) ?? '';
    expect(new URL(canonical).pathname).toBe('/comics/1/');
    const [series, crumbs] = await jsonLd(page);
    const { origin } = new URL(canonical);
    expect(series).toMatchObject({
      '@type': 'ComicSeries',
      name: '抄单记',
      url: canonical,
      hasPart: [{ url: `${canonical}1/` }, { url: `${canonical}2/` }],
      image: [expect.stringMatching(new RegExp(`^${origin}/api/`))],
    });
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });

    await page.getByRole('link', { name: '第 1 话 抄不完的单' }).click();
    await page.waitForURL(`${site.origin}/comics/1/1/`);
    const panels = page.getByRole('region', { name: '第 1 话的画' }).getByRole('img');
    expect(await panels.count()).toBe(6);
    for (const panel of await panels.all()) {
      expect(Number(await panel.getAttribute('width')) * Number(await panel.getAttribute('height'))).toBeGreaterThan(0);
      expect((await panel.getAttribute('alt'))?.length).toBeGreaterThan(5);
    }
    expect(await content(page, 'meta[name="description"]', 'content')).toContain('《抄单记》第 1 话，共 6 格。');
    expect((await jsonLd(page))[0]).toMatchObject({ '@type': 'ComicStory', isPartOf: { '@type': 'ComicIssue' } });
    expect(await page.getByRole('link', { name: '打开阅读器' }).count()).toBe(0);
    await page.getByRole('link', { name: '下一话 · 第 2 话' }).click();
    await page.waitForURL(`${site.origin}/comics/1/2/`);
    expect(complaints).toEqual([]);
    await close();
  });

  it('the reader opens over a chapter, goes on to the next one, and Back leads out again', async () => {
    const { page, complaints, close } = await openPage(site.browser);
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/') && !/\/(?:media|telemetry)(?:\/|$)/.test(pathname)) calls.push(pathname);
    });
    await page.goto(`${site.origin}/comics/1/1/`);
    await untilLive(page);
    expect(calls).toEqual([]);
    const reader = page.getByRole('dialog');
    await page.getByRole('link', { name: '打开阅读器' }).click();
    await reader.getByRole('img').first().waitFor();
    await page.goBack();
    await page.waitForURL(`${site.origin}/comics/1/1/`);
    await reader.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: '打开阅读器' }).click();
    await reader.getByRole('button', { name: '关上' }).click();
    await reader.waitFor({ state: 'detached' });
    await page.waitForURL(`${site.origin}/comics/1/1/`);

    await page.getByRole('link', { name: '打开阅读器' }).click();
    await page.getByRole('dialog', { name: / 第 1 话$/ }).waitFor();
    await page.keyboard.press('End');
    await reader.getByRole('link', { name: '接着读' }).click();
    await page.getByRole('dialog', { name: / 第 2 话$/ }).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL(`${site.origin}/comics/1/2/`);
    await page.getByRole('heading', { level: 1, name: '小梭第一天上班' }).waitFor();
    await page.waitForFunction(() => document.title.startsWith('小梭第一天上班 · 抄单记 第 2 话'));

    // Chapters follow each other as any pages do: without loading, with a title of their own, and back.
    await page.getByRole('link', { name: '《抄单记》各话' }).click();
    await page.getByRole('heading', { level: 1, name: '抄单记' }).waitFor();
    await page.waitForFunction(() => document.title === '抄单记（漫画） · 云梭');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: '小梭第一天上班' }).waitFor();
    await page.waitForFunction(() => document.title.startsWith('小梭第一天上班'));
    expect(complaints).toEqual([]);
    await close();
  });

  it('a member goes on at the panel where another device stopped', async () => {
    const address = `${site.origin}/comics/2/3/?chapter=3`;
    const desk = await openAt(site.browser, address, { visitor: '周敏' });
    await desk.page.getByRole('dialog').getByRole('button', { name: '单格' }).click();
    await desk.page.getByRole('dialog').getByText('1 / 6', { exact: true }).first().waitFor();
    const told = desk.page.waitForResponse((response) => response.url().endsWith('/comic/places/save'));
    await desk.page.keyboard.press('ArrowRight');
    await desk.page.keyboard.press('ArrowRight');
    await desk.page.getByRole('dialog').getByText('3 / 6', { exact: true }).first().waitFor();
    expect((await told).status()).toBe(200);
    await desk.close();

    const phone = await openAt(site.browser, `${site.origin}/mobile/comics/`, {
      visitor: '周敏',
      ...devices.iphone.options,
    });
    await phone.page.getByRole('link', { name: '从第 3 格接着读' }).first().click();
    await phone.page.getByRole('dialog').getByText('3 / 6', { exact: true }).last().waitFor();
    expect(new URL(phone.page.url()).pathname).toBe('/comics/2/3/');
    await phone.close();
    const guest = await openAt(site.browser, `${site.origin}/comics/`);
    expect(await guest.page.getByRole('link', { name: '接着读' }).count()).toBe(0);
    await guest.close();
  });

  it('what an editor changes shows within seconds, as text; what is withdrawn is gone, and what never was is missing', async () => {
    const path = '/comics/1/2/';
    expect((await fetched(path)).html).toContain('小梭第一天上班');
    const title = '小梭</script><b>第二天';
    const one = async () =>
      (await call('云梭官方', '/api/ext/v1/desk/chapters/one?id=2')).data as { id: number; version: number };
    const save = async (part: object) => {
      const { id, version } = await one();
      expect(await call('云梭官方', '/api/ext/v1/desk/chapters/save', { id, version, ...part })).toMatchObject({
        code: 200,
      });
    };
    await save({ title });
    await until(path, ({ html }) => html.includes('小梭&lt;/script&gt;'));
    await until('/comics/1/', ({ html }) => html.includes('小梭&lt;/script&gt;'));
    const { page, complaints, close } = await openAt(site.browser, site.origin + path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect((await jsonLd(page))[0]).toMatchObject({ name: title });
    expect(complaints).toEqual([]);
    await close();

    await save({ state: 'withdrawn' });
    const { html } = await until(path, ({ status }) => status === 410);
    expect(html).toContain('没有这一页');
    await until('/comics/1/1/', (answer) => !answer.html.includes('rel="next"'));
    const missing = ['/comics/999999/', '/comics/1/999999/', '/comics/2/1/', '/comics/01/', '/comics/x/'];
    expect(await Promise.all(missing.map(async (address) => (await fetched(address)).status))).toEqual(
      missing.map(() => 404),
    );
  });
});
