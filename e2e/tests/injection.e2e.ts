import type { Browser, Page } from 'playwright-core';
import { injectionPayloads } from '@shared/testing/injection-payloads';
import { launchBrowser, untilLive } from '@shared/browser';
import { harm, unharmed } from '@shared/testing/injected-page';
import { sharedSite } from '@shared/testing/site';
import { openAt } from '@shared/testing/visitors';

type Json = Record<string, unknown>;

const { origin } = sharedSite();
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Answers a list with 500 items, in each of which every named text is a payload. */
async function answerWith(page: Page, path: string, texts: (payload: string) => Json): Promise<void> {
  await page.route(`**${path}*`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: Json[] | { items: Json[] } };
    const list = Array.isArray(answer.data) ? answer.data : answer.data.items;
    const items = injectionPayloads.map((payload, at) => {
      const item = { ...list[0], id: at + 1 };
      return merged(item, texts(payload));
    });
    const data = Array.isArray(answer.data) ? items : { ...answer.data, items };
    await route.fulfill({ response, json: { ...answer, data } });
  });
}

/** Parts within parts are merged too. */
function merged(item: Json, texts: Json): Json {
  const entries = Object.entries(texts).map(([name, value]) => {
    const isPart = typeof value === 'object' && value !== null && !Array.isArray(value);
    return [name, isPart ? merged((item[name] ?? {}) as Json, value as Json) : value];
  });
  return { ...item, ...(Object.fromEntries(entries) as Json) };
}

describe(`${injectionPayloads.length} scripts written as text`, () => {
  it.each([
    {
      place: 'questions',
      address: '/community/homePage',
      path: '/api/ext/v1/questions',
      texts: (text: string) => ({ title: text, excerpt: text }),
      times: 2,
    },
    {
      place: 'answers',
      address: '/community/homePage?question=1',
      path: '/forum/answer/query',
      texts: (text: string) => ({ content: text, author: { name: text } }),
      times: 2,
    },
    {
      place: 'works',
      address: '/rpa_awards',
      path: '/coe/activityWorks/page',
      texts: (text: string) => ({ title: text, summary: text, author: text }),
      times: 3,
    },
    {
      place: 'reasons of a refusal',
      address: '/certificate',
      path: '/api/ext/v1/my/applications',
      texts: (text: string) => ({
        level: 'junior',
        submittedAt: '2026-01-01T00:00:00Z',
        status: 'rejected',
        reason: text,
        certificateNo: null,
        evidence: [],
      }),
      times: 1,
    },
  ])('do nothing in $place but stand there', async ({ address, path, texts, times }) => {
    const { page, complaints, close } = await openAt(browser, `${origin}/`, { visitor: '云梭官方' });
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.dismiss();
    });
    await answerWith(page, path, texts);
    const answered = page.waitForResponse((response) => response.url().includes(path));
    await page.goto(origin + address);
    await untilLive(page);
    await answered;
    await page
      .getByText(injectionPayloads[0] ?? '')
      .first()
      .waitFor();
    expect(await harm(page, injectionPayloads, times)).toEqual(unharmed);
    expect([alerts, complaints]).toEqual([[], []]);
    await close();
  });
});
