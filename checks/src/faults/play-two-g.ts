import type { Browser } from 'playwright-core';
import { openPage } from '@shared/browser';
import { table, writeSection } from './report';
import { onBuiltSite } from './start-built-site';
import { type RemoteCase, remoteCases } from './targets';

/** 300 ms there and back, 50 kbit/s each way. */
const conditions = { offline: false, latency: 300, downloadThroughput: 50_000 / 8, uploadThroughput: 50_000 / 8 };
/** A page that is not alive by then will not be, in ms. */
const PATIENCE = 240_000;

interface Slow {
  /** Milliseconds to composed content that can be read, and to life; null where it never came. */
  readable: number;
  live: number | null;
  /** Files of the site, and the most requests for one of them. */
  files: number;
  most: number;
  more: string[];
}

/** Opens a page of each remote as a visitor on 2G does; true where each is alive in the end, with at most one extra request a file. */
export async function playTwoG(): Promise<boolean> {
  const rows: (string | number)[][] = [];
  let good = true;
  await onBuiltSite(async (browser, { origin }) => {
    for (const remoteCase of remoteCases) {
      const { readable, live, files, most, more } = await openSlowly(browser, origin, remoteCase);
      good &&= live !== null && most <= 2;
      const [alive, again] = [live ?? 'never', more.join(', ') || 'none'];
      console.log(
        `${remoteCase.path}: readable ${readable} ms, alive ${alive} ms, ${files} files, asked again for: ${again}`,
      );
      rows.push([remoteCase.path, readable, alive, files, most, again]);
    }
  });
  await writeSection('On 2G', 'npm run faults -- 2g', [
    '300 ms, 50 kbit/s, nothing cached.',
    '',
    ...table(['page', 'readable, ms', 'alive, ms', 'files', 'most requests for one', 'asked for again'], rows),
  ]);
  return good;
}

async function openSlowly(browser: Browser, origin: string, { path, page: name }: RemoteCase): Promise<Slow> {
  const { page, close } = await openPage(browser);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', conditions);
  const asked = new Map<string, string[]>();
  const addresses = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname } = new URL(request.url);
    addresses.set(requestId, pathname);
    if (pathname.includes('/assets/')) asked.set(pathname, [...(asked.get(pathname) ?? []), requestId]);
  });
  const cached = (requestId: string) => {
    const pathname = addresses.get(requestId) ?? '';
    asked.set(
      pathname,
      (asked.get(pathname) ?? []).filter((id) => id !== requestId),
    );
  };
  session.on('Network.requestServedFromCache', ({ requestId }) => cached(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) cached(requestId);
  });
  const started = Date.now();
  await page.goto(origin + path, { waitUntil: 'commit', timeout: PATIENCE });
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: PATIENCE });
  const readable = Date.now() - started;
  const live = await page
    .locator(`main[data-page="${name}"][data-state="live"]`)
    .waitFor({ timeout: PATIENCE })
    .then(
      () => Date.now() - started,
      () => null,
    );
  await close();
  const counts = [...asked].map(([file, requests]) => ({ file: file.split('/').pop() ?? '', count: requests.length }));
  return {
    readable,
    live,
    files: counts.length,
    most: Math.max(0, ...counts.map(({ count }) => count)),
    more: counts.filter(({ count }) => count > 1).map(({ file, count }) => `${file} ×${count}`),
  };
}
