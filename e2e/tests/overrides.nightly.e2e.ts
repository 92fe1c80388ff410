import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage, untilLive } from '@shared/browser';
import { type RunningSite, copyData, release, sharedSite, startSite } from '@shared/testing/site';
import { type WorkspaceClone, cloneWorkspace } from '@shared/testing/workspace-clone';
import { liveComposition, openFolder } from '../../release/src/testing/open-folder';

jest.setTimeout(300_000);

const page = '/client-download/';
const heading = (browserPage: Page) => browserPage.getByRole('heading', { level: 1 });
const badge = (browserPage: Page) => browserPage.locator('[data-overrides]');

/** The answer that a visitor gets, without its time. */
async function answer(origin: string, cookie = '') {
  const response = await fetch(origin + page, { headers: { cookie } });
  const headers = [...response.headers].filter(([name]) => name !== 'date');
  return { headers, html: await response.text() };
}

/** Composes the site of a store with overrides allowed. */
async function allowOverrides(dataDir: string): Promise<string> {
  const { store } = await openFolder(dataDir);
  const file = path.join(dataDir, 'site.config.json');
  await writeFile(file, JSON.stringify({ ...(await store.config()), allowOverrides: true }));
  expect(await release(['configure', file], dataDir)).toMatchObject({ code: 0 });
  return (await liveComposition(store)).releases['remote-download']?.version ?? '';
}

describe('overrides', () => {
  let browser: Browser;
  let site: RunningSite;
  let machine: RunningSite;
  let team: WorkspaceClone;
  let data: Awaited<ReturnType<typeof copyData>>;
  let deployed = '';

  beforeAll(async () => {
    [browser, data, team] = await Promise.all([launchBrowser(), copyData(), cloneWorkspace()]);
    deployed = await allowOverrides(data.dataDir);
    await team.edit('remote-download/src/pages/client-download/head.json', '"title": "', '"title": "改动中 ');
    [site, machine] = await Promise.all([
      startSite({ dataDir: data.dataDir }),
      startSite({
        command: 'dev',
        arguments: ['remote-download'],
        dataDir: path.join(data.dataDir, 'machine'),
        cwd: team.folder,
      }),
    ]);
    // The first build of a fresh checkout; a later one takes what changed.
    expect((await fetch(`${machine.origin}/build.json`)).status).toBe(200);
  });
  afterAll(async () => {
    await Promise.all([machine.stop(), site.stop(), browser.close()]);
    await Promise.all([data.remove(), team.remove()]);
  });

  /** Overrides as a person does: by the address that `npm run dev` prints, and the button of the question. */
  async function override(browserPage: Page, wanted: string): Promise<void> {
    await browserPage.goto(`${site.origin}${page}?overrides=${encodeURIComponent(wanted)}`);
    await badge(browserPage).getByRole('button', { name: '替换', exact: true }).click();
  }

  it('show one remote from this machine beside deployed ones, to this visitor alone, until one click ends it', async () => {
    const before = await answer(site.origin);
    const { page: tab, complaints, close } = await openPage(browser);
    await override(tab, `remote-download@${machine.origin}/`);
    await badge(tab).getByRole('button', { name: '结束替换' }).waitFor();
    await untilLive(tab);
    expect(await badge(tab).innerText()).toContain(`remote-download → ${machine.origin}/`);
    expect(new URL(tab.url()).search).toBe('');
    expect(await tab.locator('main').getAttribute('data-version')).toBe(new URL(machine.origin).host);

    await tab.goto(`${site.origin}/`);
    await untilLive(tab);
    await tab.evaluate(() => Object.assign(window, { sameDocument: true }));
    await tab.locator('header').getByRole('link', { name: '免费下载' }).first().click();
    await tab.locator('main[data-page="client-download"][data-state="live"]').waitFor();
    expect(await tab.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(await tab.title()).toContain('改动中 ');
    expect(await heading(tab).isVisible()).toBe(true);
    expect(complaints.filter((complaint) => !complaint.includes('/api/') && !complaint.includes('404'))).toEqual([]);

    const cookie = (await tab.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const overridden = await answer(site.origin, cookie);
    expect(new Map(overridden.headers).get('cache-control')).toBe('no-store');
    expect(overridden.html).toContain(`script-src 'self' 'sha256-`);
    expect(overridden.html).toContain(` ${machine.origin};`);
    expect(overridden.html).not.toContain('unsafe');
    expect(await answer(site.origin)).toEqual(before);
    expect(before.html).not.toContain(machine.origin);

    await badge(tab).getByRole('button', { name: '结束替换' }).click();
    await tab.waitForFunction(() => !('sameDocument' in window) && localStorage.getItem('site:overrides') === null);
    await untilLive(tab);
    expect(await badge(tab).count()).toBe(0);
    expect(await tab.locator('main').getAttribute('data-version')).toBe(deployed);
    expect(await tab.title()).not.toContain('改动中 ');
    await close();
  });

  it('take a version of the store, and keep it from who has none', async () => {
    const { page: tab, close } = await openPage(browser);
    await tab.goto(site.origin + page);
    await untilLive(tab);
    await tab.evaluate((version) => {
      localStorage.setItem('site:overrides', JSON.stringify({ 'remote-download': version }));
    }, deployed);
    await tab.reload();
    await badge(tab).getByRole('button', { name: '结束替换' }).waitFor();
    await untilLive(tab);
    expect(await badge(tab).innerText()).toContain(`remote-download → ${deployed}`);
    await close();
  });

  it('are refused from anywhere else in one sentence, and change nothing', async () => {
    const { page: tab, close } = await openPage(browser);
    await override(tab, 'remote-download@https://evil.example/');
    await badge(tab).getByText('只能换成 http://localhost:<端口>/ 或商店里的版本').waitFor();
    expect(await tab.evaluate(() => localStorage.getItem('site:overrides'))).toBeNull();
    expect(await tab.context().cookies()).toEqual([]);
    await close();
  });

  it('leave the deployed page where the machine does not answer, and say so', async () => {
    const { page: tab, close } = await openPage(browser);
    await override(tab, 'remote-download@http://localhost:9/');
    await badge(tab).getByText('没有给出可用的构建').waitFor();
    await untilLive(tab);
    expect(await tab.locator('main').getAttribute('data-version')).toBe(deployed);
    await close();
  });

  it('are read from this machine by pages of this machine and of the site alone', async () => {
    const ask = (origin: string) => fetch(`${machine.origin}/build.json`, { headers: { origin } });
    expect((await ask(site.origin)).headers.get('access-control-allow-origin')).toBe(site.origin);
    expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('do nothing where the site does not allow them', async () => {
    const { origin } = sharedSite();
    const wanted = { 'remote-download': `${machine.origin}/` };
    const forged = `overrides=${encodeURIComponent(JSON.stringify(wanted))}`;
    expect(await answer(origin, forged)).toEqual(await answer(origin));
    const { page: tab, close } = await openPage(browser);
    await tab.addInitScript((stored) => {
      localStorage.setItem('site:overrides', JSON.stringify(stored));
    }, wanted);
    await tab.goto(`${origin}${page}?overrides=remote-download@${machine.origin}/`);
    await untilLive(tab);
    const files = await tab.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(files.filter((file) => file.includes('/overrides.') || file.startsWith(machine.origin))).toEqual([]);
    expect(await badge(tab).count()).toBe(0);
    await close();
  });
});
