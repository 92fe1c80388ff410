import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { type WatchedPage, launchBrowser, openPage } from '@shared/browser';
import { type RunningSite, startSite } from '@shared/testing/site';
import { type WorkspaceClone, cloneWorkspace } from '@shared/testing/workspace-clone';

jest.setTimeout(240_000);

const form = 'remote-community/src/features/contact/contact-form.tsx';
const problems = (page: Page) => page.getByRole('alert').filter({ has: page.locator('pre') });

describe.each([
  { name: 'the whole site', words: [], state: '[data-slot][data-state="live"]' },
  { name: 'a remote alone', words: ['remote-community'], state: '#standalone form' },
])('a page of $name in development', ({ words, state }) => {
  const isWhole = words.length === 0;
  let dataDir: string;
  let browser: Browser;
  let clone: WorkspaceClone;
  let site: RunningSite;
  let watched: WatchedPage;
  let page: Page;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'site-development-'));
    [browser, clone] = await Promise.all([launchBrowser(), cloneWorkspace()]);
    site = await startSite({ command: 'dev', arguments: words, dataDir, cwd: clone.folder });
    watched = await openPage(browser);
    ({ page } = watched);
    // Types are checked aside, and pages composed with both processors busy.
    page.setDefaultTimeout(120_000);
  }, 900_000);
  afterAll(async () => {
    await Promise.all([browser.close(), site.stop()]);
    await Promise.all([clone.remove(), rm(dataDir, { recursive: true, force: true })]);
  });

  /** Opens the contact form, and types into it: a page that is loaded again has lost a mark. */
  beforeEach(async () => {
    await page.goto(`${site.origin}/contactus/`);
    await page.waitForSelector(state);
    await page.getByLabel('怎么称呼').fill('小云');
    await page.evaluate(() => Object.assign(window, { isKept: true }));
  });
  const isKept = () => page.evaluate(() => 'isKept' in window);

  it('shows a changed component, and keeps what was typed', async () => {
    await clone.edit(form, "'发送留言'", "'发出去'");
    await page.getByRole('button', { name: '发出去' }).waitFor();
    expect(await page.getByLabel('怎么称呼').inputValue()).toBe('小云');
    expect(await isKept()).toBe(true);
    await page.reload();
    await page.getByRole('button', { name: '发出去' }).waitFor();
    expect(watched.complaints).toEqual([]);
  });

  it('shows a component that the page itself defines', async () => {
    await clone.edit('remote-community/src/pages/contact/page.tsx', '<h2>留言</h2>', '<h2>写下来</h2>');
    await page.getByRole('heading', { name: '写下来' }).waitFor();
    expect(await isKept()).toBe(true);
  });

  it('shows a changed static region, as lifeless as it was', async () => {
    await clone.edit('remote-community/src/features/contact/message-way.tsx', '<h2>', '<h2>请看：');
    await page.getByRole('heading', { name: '请看：' }).first().waitFor();
    expect(await isKept()).toBe(true);
  });

  it('shows a changed style', async () => {
    await clone.edit(
      'remote-community/src/pages/contact/page.module.css',
      'margin-block-end: 16px',
      'margin-block-end: 17px',
    );
    await page.waitForFunction(() =>
      [...document.querySelectorAll('form')].some(
        ({ parentElement }) =>
          parentElement &&
          getComputedStyle(parentElement.querySelector('h2') ?? parentElement).marginBlockEnd === '17px',
      ),
    );
    expect(await isKept()).toBe(true);
  });

  it('loads a page again whose head has changed', async () => {
    await clone.edit('remote-community/src/pages/contact/head.json', '给我们留言', '写给我们');
    await page.waitForFunction(() => document.title.includes('写给我们') && !('isKept' in window));
  });

  it('names what does not build with file and line, until it is mended', async () => {
    await clone.edit(form, 'return (\n    <Form', 'return (\n    <<Form');
    await problems(page)
      .filter({ hasText: /contact-form\.tsx[^]*47/ })
      .waitFor();
    await clone.edit(form, '<<Form', '<Form');
    await problems(page).waitFor({ state: 'detached' });
    expect(await isKept()).toBe(true);
  });

  it('names a wrong type with file and line, until it is mended', async () => {
    await clone.edit(form, 'disabled={busy}', "disabled={'no'}");
    await problems(page)
      .filter({ hasText: /contact-form\.tsx\(\d+,\d+\): error TS2322/ })
      .waitFor();
    await clone.edit(form, "disabled={'no'}", 'disabled={busy}');
    await problems(page).waitFor({ state: 'detached' });
  });

  if (isWhole) {
    it('loads a page again whose footer has changed, which no script brings', async () => {
      await clone.edit('host/src/footer/footer-markup.tsx', '>{hours}<', '>每个{hours}<');
      await page.getByText('每个工作日').waitFor();
      expect(await isKept()).toBe(false);
    });

    it('is a case, and a question that stands in the database, and follows there', async () => {
      for (const path of ['/case/detail/cross-border/daily-reconciliation/', '/community/question/1/']) {
        await page.goto(site.origin + path);
        await page.waitForSelector(state);
      }
      await clone.edit('remote-community/src/features/forum/question-view.tsx', '先看看话题里', '先瞧瞧话题里');
      await page.getByText('先瞧瞧话题里').waitFor();
      await page.reload();
      await page.getByText('先瞧瞧话题里').waitFor();
    });

    it('asks the server for a page that it had not loaded when a source changed', async () => {
      await clone.edit('remote-community/src/pages/help/page.tsx', 'Component: ', '/* anew */ Component: ');
      await clone.edit('remote-community/src/pages/contact/page.tsx', '说给我们听。', '做了又做的事。');
      await page.getByText('做了又做的事。').waitFor();
      expect(await isKept()).toBe(true);
      await page.getByRole('link', { name: '去帮助中心' }).click();
      await page.waitForFunction(() => location.pathname.endsWith('/qa/') && !('isKept' in window));
    });
  }
});
