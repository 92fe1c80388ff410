import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser, openPage, untilLive } from '@shared/browser';
import { type RunningSite, startSite } from '@shared/testing/site';

jest.setTimeout(300_000);

const paths = ['/', '/product/', '/buy/', '/case/list/', '/comics/', '/open_day/', '/contactus/', '/client-download/'];

describe('a development build', () => {
  let dataDir: string;
  let browser: Browser;
  let site: RunningSite;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'site-development-'));
    [browser, site] = await Promise.all([
      launchBrowser(),
      startSite({ command: 'start', dataDir, environment: { SITE_MODE: 'development' } }),
    ]);
  });
  afterAll(async () => {
    await Promise.all([browser.close(), site.stop()]);
    await rm(dataDir, { recursive: true, force: true });
  });

  it('hydrates without a warning', async () => {
    const { page, complaints, close } = await openPage(browser);
    for (const address of paths) {
      await page.goto(site.origin + address);
      await untilLive(page);
    }
    expect(complaints).toEqual([]);
    await close();
  });
});
