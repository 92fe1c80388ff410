import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import { browserFlags } from '@shared/testing/browser';
import { findChromium } from '@shared/testing/find-chromium';
import { root } from '@shared/testing/root';
import { accessToken } from '@shared/testing/visitors';
import { buildChanged } from '../../release/src/start/build-changed';
import { accessibility } from './bench-lighthouse';
import type { BenchPart } from './report';

/** Screens that the desk is made for. */
const widths = [1280, 390] as const;

/** Lighthouse's accessibility of every view of the desk, for who has every role; what is below 100 comes with what fails. */
export const desk: BenchPart = async ({ origin, say, print }) => {
  // The site is served before the desk is built anew: what is measured would be the one before.
  await buildChanged({ root, packages: ['desk'], mode: 'production', say: () => undefined });
  const folder = await mkdtemp(path.join(os.tmpdir(), 'site-desk-'));
  const port = await freePort();
  // Lighthouse opens tabs of the browser's own profile: only this one can be signed in beforehand.
  const profile = await chromium.launchPersistentContext(folder, {
    executablePath: findChromium() ?? '',
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  });
  try {
    await profile.addCookies([{ name: 'token', value: await accessToken(origin, '云梭官方'), url: origin }]);
    const views = await viewsOf(profile, origin);
    print(`Lighthouse, accessibility of the desk at ${widths.join(' and ')} px`);
    for (const [at, view] of views.entries()) {
      const scores: string[] = [];
      for (const width of widths) {
        const { score, misses } = await accessibility(`${origin}/desk/#${view}`, { width, port });
        scores.push([String(score).padStart(3), ...misses].join(' '));
      }
      say(`${at + 1} of ${views.length}`);
      print(`  ${view.padEnd(24)} ${scores.join('  ')}`);
    }
  } finally {
    await profile.close();
    await rm(folder, { recursive: true, force: true });
  }
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Every list, and of each what is made and the first that is opened. */
async function viewsOf(profile: BrowserContext, origin: string): Promise<string[]> {
  const page = await profile.newPage();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${origin}/desk/`);
  const items = page.getByRole('menuitem');
  await items.nth(1).waitFor();
  const lists = await items.evaluateAll((all) => all.map((each) => each.getAttribute('href')?.slice(1) ?? '/'));
  const views: string[] = [];
  for (const list of lists) {
    views.push(list);
    await page.goto(`${origin}/desk/#${list}`);
    await page.waitForLoadState('networkidle');
    for (const name of ['新建', /^打开 /]) {
      const link = page.getByRole('link', { name, exact: true }).first();
      const href = (await link.count()) > 0 ? await link.getAttribute('href') : null;
      if (href !== null) views.push(href.slice(1));
    }
  }
  await page.close();
  return views;
}
