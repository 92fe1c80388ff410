import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '@shared/browser';
import { ensureChromium } from '@shared/browser/find-chromium';
import { pollUntil } from '@shared/testing/poll-until';
import { root } from '@shared/testing/root';
import { startSite } from '@shared/testing/site';
import { siteRoutes } from '@shared/testing/site-routes';
import { allSitemapPaths, firstOfRoute, sitemapPaths } from '@shared/testing/sitemap';
import { openAt } from '@shared/testing/visitors';

/**
 * `npm run shots [-- <path> …]`: a picture of every page, whole, at every width, to look at one by one. Of pages that are composed when
 * somebody asks, one of each route; a visitor's own are a sample member's.
 */
const widths = [360, 768, 1440];
const folder = path.join(root, 'checks/output/shots');

const asked = process.argv.slice(2);
const strange = asked.find((address) => !address.startsWith('/'));
if (strange !== undefined) {
  console.error(`${strange} is no path of the site, as in /about-us/`);
  process.exit(1);
}
ensureChromium();
const site = await startSite({ command: 'start', dataDir: path.join(root, 'checks/output/data') });
const browser = await launchBrowser();
try {
  if (asked.length === 0) await rm(folder, { recursive: true, force: true });
  const paths = asked.length > 0 ? asked : await pagesToShoot(site.origin);
  for (const width of widths) {
    await mkdir(path.join(folder, String(width)), { recursive: true });
    for (const address of paths) await shoot(browser, site.origin, { address, width });
    console.log(`${paths.length} pictures at ${width} px in ${path.relative(root, folder)}/${width}`);
  }
} finally {
  await browser.close();
  await site.stop();
}

async function pagesToShoot(origin: string): Promise<string[]> {
  const always = await sitemapPaths(origin);
  // Site maps of these pages are made after the first pages are served.
  let onDemand: string[] = [];
  const listed = async () => (onDemand = await allSitemapPaths(origin)).length > always.length;
  await pollUntil(listed, 'site maps of pages that are composed on demand', 60_000);
  const ofRoutes = siteRoutes.flatMap(({ pattern, own }) => {
    if (own) return [`${pattern}/`];
    return pattern.includes(':') ? (firstOfRoute(pattern, onDemand) ?? []) : [];
  });
  return [...new Set([...always, ...ofRoutes, '/search/?keyword=流程', '/404/'])];
}

async function shoot(
  opened: Browser,
  origin: string,
  { address, width }: { address: string; width: number },
): Promise<void> {
  const who = siteRoutes.some(({ pattern, own }) => own && address === `${pattern}/`)
    ? ({ visitor: '李想' } as const)
    : {};
  const view = { viewport: { width, height: 900 }, reducedMotion: 'reduce' } as const;
  const { page, close } = await openAt(opened, origin + address, { ...view, ...who });
  await page.waitForLoadState('networkidle');
  // Content that is only laid out in sight is laid out once from top to bottom.
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo(0, 0);
  });
  const name = address.replaceAll(/[/?=]+/g, '_').replace(/^_|_$/g, '') || 'home';
  await page.screenshot({ path: path.join(folder, String(width), `${name}.png`), fullPage: true });
  await close();
}
