import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser, openPage, untilLive } from '@shared/testing/browser';
import { ensureChromium } from '@shared/testing/find-chromium';
import { root } from '@shared/testing/root';
import { startSite } from '@shared/testing/site';
import { sitemapPaths } from '@shared/testing/sitemap';

/** `npm run shots [-- <path> …]`: a picture of every page, whole, at every width, to look at one by one. */
const widths = [360, 768, 1440];
const folder = path.join(root, 'checks/output/shots');

ensureChromium();
const site = await startSite({ command: 'start', dataDir: path.join(root, 'checks/output/data') });
const browser = await launchBrowser();
try {
  const asked = process.argv.slice(2);
  if (asked.length === 0) await rm(folder, { recursive: true, force: true });
  const paths = asked.length > 0 ? asked : [...(await sitemapPaths(site.origin)), '/404/'];
  for (const width of widths) {
    await mkdir(path.join(folder, String(width)), { recursive: true });
    for (const address of paths) await shoot(browser, site.origin, { address, width });
    console.log(`${paths.length} pictures at ${width} px in ${path.relative(root, folder)}/${width}`);
  }
} finally {
  await browser.close();
  await site.stop();
}

async function shoot(
  opened: Browser,
  origin: string,
  { address, width }: { address: string; width: number },
): Promise<void> {
  const { page, close } = await openPage(opened, { viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(origin + address);
  await untilLive(page);
  await page.waitForLoadState('networkidle');
  // What is only laid out in sight is laid out once from top to bottom.
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo(0, 0);
  });
  const name = address.replaceAll('/', '_').replace(/^_|_$/g, '') || 'home';
  await page.screenshot({ path: path.join(folder, String(width), `${name}.png`), fullPage: true });
  await close();
}
