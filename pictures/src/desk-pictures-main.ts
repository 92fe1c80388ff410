import path from 'node:path';
import { launchBrowser, openPage } from '@shared/browser';
import { ensureChromium } from '@shared/browser/find-chromium';
import { root } from '@shared/testing/root';
import { startSite } from '@shared/testing/site';
import { accessToken } from '@shared/testing/visitors';
import { buildChanged } from '../../release/src/build/build-changed';

/** `npm run desk-pictures`: the pictures of docs/desk.md and docs/content.md, made anew with sample data, to be looked at before they are committed. */
const views = [
  { name: 'today', address: '/', shows: '条举报没有处理', height: 1100 },
  { name: 'content', address: '/content', shows: '正在看的', height: 1150 },
  {
    name: 'page',
    address: '/page-content/remote-marketing%2Fhome',
    shows: '和访客看到的一样',
    height: 1000,
    whole: false,
  },
  { name: 'chapter', address: '/chapters/1', shows: '第 2 格', height: 1200 },
];

ensureChromium();
// The site is served before the desk is built anew: what is looked at would be the one before.
await buildChanged({ root, packages: ['desk'], mode: 'production', say: () => undefined });
const site = await startSite({ command: 'start', dataDir: path.join(root, 'checks/output/data') });
const browser = await launchBrowser();
try {
  const value = await accessToken(site.origin, '云梭官方');
  for (const { name, address, shows, height, whole = true } of views) {
    const { page, close } = await openPage(browser, { viewport: { width: 1280, height }, reducedMotion: 'reduce' });
    await page.context().addCookies([{ name: 'token', value, url: site.origin }]);
    await page.goto(`${site.origin}/desk/#${address}`);
    await page
      .getByText(shows)
      .or(page.getByRole('region', { name: shows }))
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    if (name === 'page') await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
    await page.screenshot({ path: path.join(root, `docs/desk-${name}.png`), fullPage: whole });
    await close();
  }
} finally {
  await browser.close();
  await site.stop();
}
