import type { Page } from 'playwright-core';
import { openPage, untilLive } from '@shared/browser';
import { deploy } from '../../release/src/testing/deploy';
import { useOwnSite } from '../src/own-site';

/** Code of a chunk whose page throws while it renders, from the moment that `breakPage` is set. */
function breakable(text: string): string {
  const wrap = `((chunk) => {
    for (const [id, make] of Object.entries(chunk[1])) chunk[1][id] = function (module, exports, require) {
      make.call(this, module, exports, require);
      const { page } = module.exports;
      if (!page?.Component) return;
      const Component = (props) => {
        if (window.breakPage) throw new Error('broken on purpose');
        return page.Component(props);
      };
      module.exports = { page: { ...page, Component } };
    };
    return chunk;
  })`;
  return text.replace('.push([[', `.push(${wrap}([[`).replace(/\)(;?\s*)$/, '))$1');
}

async function setBroken(page: Page, broken: boolean): Promise<void> {
  await page.evaluate((value) => Object.assign(window, { breakPage: value }), broken);
}

describe('a page whose code throws while it renders', () => {
  const change = (name: string, text: string) => (name === 'client-download.js' ? breakable(text) : text);
  const site = useOwnSite({
    prepare: (dataDir) => deploy(dataDir, [{ name: 'remote-download', version: '9.0.0', mark: 'throws', change }]),
  });

  it('leaves its composed HTML, names the error, and comes alive at a press once it can', async () => {
    const plain = await openPage(site.browser);
    await plain.page.route('**/assets/**/*.js', (route) => route.abort());
    await plain.page.goto(`${site.origin}/client-download/`);
    const composed = await plain.page.locator('main').innerText();
    await plain.close();

    const { page, close } = await openPage(site.browser);
    await page.addInitScript(() => Object.assign(window, { breakPage: true }));
    await page.goto(`${site.origin}/client-download/`);
    const notice = page.locator('[data-recovery]');
    await notice.getByRole('button', { name: '再试一次' }).waitFor();
    expect(await notice.innerText()).toContain('页面的程序出了错；内容可以照常阅读');
    expect(await page.locator('main').innerText()).toBe(composed);
    expect(await page.locator('main').getAttribute('data-state')).toBe('failed');
    await setBroken(page, false);
    await notice.getByRole('button').click();
    await untilLive(page);
    expect(await notice.count()).toBe(0);
    await close();
  });

  it('is loaded as composed HTML when a navigation leads to it', async () => {
    const { page, close } = await openPage(site.browser);
    await page.goto(`${site.origin}/`);
    await untilLive(page);
    await setBroken(page, true);
    await page.locator(':is(header, footer) a[href="/client-download/"]').filter({ visible: true }).first().click();
    await page.locator('main[data-page="client-download"]').waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => 'breakPage' in window)).toBe(false);
    await close();
  });

  it('says so with a press to retry and a plain link, where nothing of it was composed', async () => {
    const { page, close } = await openPage(site.browser);
    await page.goto(`${site.origin}/`);
    await untilLive(page);
    await page.locator(':is(header, footer) a[href="/client-download/"]').filter({ visible: true }).first().click();
    await page.locator('main[data-page="client-download"][data-state="live"]').waitFor();
    await setBroken(page, true);
    await page.evaluate(() => {
      history.pushState(null, '', '?again');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    const notice = page.locator('[data-recovery]');
    await notice.getByRole('button', { name: '再试一次' }).waitFor();
    expect(await notice.innerText()).toContain('页面的程序出了错，内容没有显示出来');
    expect(await notice.getByRole('link').getAttribute('href')).toBe(page.url());
    expect(await page.locator('header[data-enhanced]').count()).toBe(1);
    await setBroken(page, false);
    await notice.getByRole('button').click();
    await page.locator('main[data-page="client-download"][data-state="live"]').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await setBroken(page, true);
    await page.evaluate(() => {
      history.pushState(null, '', '?once-more');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await notice.getByRole('link').click();
    await untilLive(page);
    expect(await page.evaluate(() => 'breakPage' in window)).toBe(false);
    await close();
  });
});
