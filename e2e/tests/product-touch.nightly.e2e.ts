import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { type WatchedPage, launchBrowser, openPage, untilLive } from '@shared/browser';
import { sharedSite } from '@shared/testing/site';

const { origin } = sharedSite();
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function open(path: string, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const watched = await openPage(browser, { reducedMotion: 'reduce', ...options });
  await watched.page.goto(origin + path);
  if (options.javaScriptEnabled !== false) await untilLive(watched.page);
  return watched;
}

/** The last sentence of the scene that can be tried. */
function said(page: Page, words: string): Promise<void> {
  return page.locator('[data-touch] [role="status"]').filter({ hasText: words }).waitFor({ state: 'attached' });
}

/** Moves the focus on by Tab until it is on the element. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
  }
  throw new Error(`Tab never came to ${selector}`);
}

describe('the flow of the client’s editor', () => {
  const asking = '[data-cue="6"][data-stage="running"]';

  it('runs by pointer, row by row, until it asks for a person', async () => {
    const { page, complaints, close } = await open('/product/', { reducedMotion: 'no-preference' });
    await page.locator('[data-pane="flow"]').evaluate((flow) => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const { cue, stage } = (target as HTMLElement).dataset;
          if (stage === 'running' && cue) seen.push(cue);
        }
      }).observe(flow, { subtree: true, attributeFilter: ['data-stage'] });
    });
    await page.getByRole('button', { name: '运行' }).click();
    await page.locator(`[data-pane="flow"] ${asking}`).getByText('等人确认').waitFor();
    await page.locator(`[data-pane="log"] ${asking}`).waitFor();
    await said(page, '等采购确认');
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
    ]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('runs by keyboard, and again; without motion it is at its end at once', async () => {
    const { page, close } = await open('/product/');
    await tabTo(page, '[data-start]');
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      expect(await page.locator(asking).count()).toBeGreaterThan(0);
    }
    await close();
  });

  it('moves nothing on the page while it runs', async () => {
    const { page, close } = await open('/product/', { reducedMotion: 'no-preference' });
    const rows = page.locator('[data-pane="flow"] li, [data-stop]');
    const places = () => rows.evaluateAll((all) => all.map((row) => JSON.stringify(row.getBoundingClientRect())));
    const button = page.getByRole('button', { name: '运行' });
    await button.scrollIntoViewIfNeeded();
    const before = await places();
    await button.click();
    await page.locator(`[data-pane="flow"] ${asking}`).waitFor();
    expect(await places()).toEqual(before);
    await close();
  });

  it('has a pane pointed out by pointer and by keyboard', async () => {
    const { page, close } = await open('/product/');
    const frame = (pane: string) =>
      page.locator(`[data-pane="${pane}"]`).evaluate((element) => Number(getComputedStyle(element, '::after').opacity));
    expect(await frame('log')).toBe(0);
    await page.locator('[data-stop="log"]').hover();
    expect([await frame('log'), await frame('flow')]).toEqual([1, 0]);
    await page.mouse.move(0, 0);
    await tabTo(page, '[name="pane"]');
    await page.keyboard.press('ArrowDown');
    expect([await frame('log'), await frame('flow')]).toEqual([0, 1]);
    await close();
  });

  it('shows a pane that a phone has no room for when it is asked for', async () => {
    const { page, close } = await open('/product/', { viewport: { width: 390, height: 800 } });
    await page.locator('[data-pane="panel"]').waitFor({ state: 'hidden' });
    await page.locator('[data-stop="panel"]').click();
    await page.locator('[data-pane="panel"]').waitFor();
    await close();
  });
});

describe('the delivery note', () => {
  it('is read and answered by keyboard', async () => {
    const { page, close } = await open('/ai/');
    await tabTo(page, '[data-start]');
    await page.keyboard.press('Enter');
    await said(page, '62%');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await said(page, '少 2 根');
    await page.locator('[data-touch]').getByText('少 2 根，通知采购', { exact: true }).waitFor();
    await close();
  });

  it('is read and answered by pointer', async () => {
    const { page, close } = await open('/ai/');
    await page.getByRole('button', { name: '认一遍' }).click();
    await page.locator('label', { hasText: '是 48 根' }).click();
    await said(page, '与采购单相符');
    await close();
  });
});

describe('asking a document', () => {
  const answer = (page: Page, words: string) =>
    page.locator('[data-touch] [data-tone="dark"] > div', { hasText: words });

  it('gives an answer by keyboard, with the sentence that it comes from marked', async () => {
    const { page, close } = await open('/ai-power/');
    const marked = () =>
      page
        .locator('mark')
        .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).backgroundImage !== 'none'));
    expect(await marked()).toEqual([false, true]);
    await tabTo(page, '[name="question"]');
    await page.keyboard.press('ArrowUp');
    await said(page, '出处：差旅办法');
    await answer(page, '每晚不超过 420 元。').waitFor();
    expect(await marked()).toEqual([true, false]);
    await close();
  });

  it('says that there is no answer, by pointer and even without scripts', async () => {
    const { page, close } = await open('/ai-power/', { javaScriptEnabled: false });
    await page.locator('label', { hasText: '签证费能报吗？' }).click();
    await answer(page, '资料里没有写签证费，已记下等人补。').waitFor();
    await answer(page, '每晚不超过 420 元。').waitFor({ state: 'hidden' });
    await close();
  });
});

describe('the line that AI offers', () => {
  it('is accepted by Tab, taken back by Space, and left by Tab once it is accepted', async () => {
    const { page, close } = await open('/ai-weave/');
    const accepted = page.locator('[data-touch] li').getByText('已采纳');
    await tabTo(page, '[data-accept]');
    await accepted.waitFor({ state: 'hidden' });
    await page.keyboard.press('Tab');
    await accepted.waitFor();
    await page.keyboard.press('Space');
    await said(page, '已撤回');
    await page.keyboard.press('Tab');
    await said(page, '已采纳');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.matches('[data-accept]'))).toBe(false);
    await close();
  });

  it('is accepted by a press', async () => {
    const { page, close } = await open('/ai-weave/', { viewport: { width: 390, height: 800 } });
    await page.locator('label', { hasText: '采纳这一行' }).click();
    await page.locator('[data-touch] li').getByText('已采纳').waitFor();
    await close();
  });
});

describe('sources of the connector', () => {
  const cell = (page: Page) => page.locator('[data-touch] td').getByText('4,988');

  it('fill their column by keyboard, and empty it', async () => {
    const { page, close } = await open('/connector/');
    await cell(page).waitFor({ state: 'hidden' });
    await tabTo(page, '[role="switch"]:not(:checked)');
    await page.keyboard.press('Space');
    await cell(page).waitFor();
    await said(page, '京东已接上');
    await page.keyboard.press('Space');
    await cell(page).waitFor({ state: 'hidden' });
    await close();
  });

  it('fill their column by pointer, without scripts', async () => {
    const { page, close } = await open('/connector/', { javaScriptEnabled: false });
    await page.locator('label', { hasText: '京东' }).first().click();
    await cell(page).waitFor();
    await close();
  });
});

it('has no key that would do nothing where scripts are off', async () => {
  for (const path of ['/product/', '/ai/']) {
    const { page, close } = await open(path, { javaScriptEnabled: false });
    await page.locator('[data-start]').waitFor({ state: 'hidden' });
    await close();
  }
});

it.each(['/product/', '/ai/', '/ai-power/', '/ai-weave/', '/connector/'])(
  'fits a narrow phone, with targets for a thumb: %s',
  async (path) => {
    const { page, close } = await open(path, { viewport: { width: 360, height: 800 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const small = await page.locator('[data-touch] :is(label, [data-start]), [data-stop]').evaluateAll((targets) =>
      targets
        .filter((target) => {
          target.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { left, top, width, height } = target.getBoundingClientRect();
          // The area that answers a press reaches beyond what is drawn.
          const hits = Array.from({ length: 81 }, (_, index) => top + height / 2 - 40 + index).filter((y) =>
            target.contains(document.elementFromPoint(left + width / 2, y)),
          );
          return hits.length < 43;
        })
        .map((target) => target.textContent),
    );
    expect(small).toEqual([]);
    await close();
  },
);
