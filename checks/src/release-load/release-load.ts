import type { Browser, Page } from 'playwright-core';
import { openPage, untilLive } from '@shared/browser';
import { release } from '@shared/testing/site';
import { filesNamedBy, integrityOf, pageDataOf } from '@shared/testing/page-data';
import type { PageData, ReleaseFiles } from '@shared/contract/release';

export interface LoadPlan {
  browser: Browser;
  origin: string;
  dataDir: string;
  /** A release of each remote beside the live one, that is promoted and rolled back in turns. */
  next: readonly { name: string; version: string }[];
  /** Promotions and rollbacks, together. */
  changes: number;
  tabs: number;
}

export interface LoadReport {
  changes: number;
  /** Pages that browsers brought to life. */
  views: number;
  /** Files that the client without a browser loaded, each against its hash. */
  files: number;
  /** Requests that failed, pages with scripts of another release than their HTML, changes that were refused. */
  failures: string[];
}

const tours = [
  { start: '/client-download/', link: 'footer a[href="/comics/"]', page: 'comics' },
  { start: '/comics/', link: 'header a[href="/client-download/"]', page: 'client-download' },
];

/** Releases two remotes again and again while visitors navigate in browsers and a client loads every file. */
export async function releaseLoad(plan: LoadPlan): Promise<LoadReport> {
  const report: LoadReport = { changes: 0, views: 0, files: 0, failures: [] };
  let going = true;
  const until = () => going;
  const visitors = Array.from({ length: plan.tabs }, (_, index) => navigate(plan, index, report, until));
  const load = [...visitors, loadEverything(plan, report, until)];
  await change(plan, report).finally(() => (going = false));
  await Promise.all(load);
  return report;
}

async function change({ dataDir, next, changes }: LoadPlan, report: LoadReport): Promise<void> {
  for (let round = 0; round < changes; round += 1) {
    const { name = '', version = '' } = next[round % next.length] ?? {};
    const forward = Math.floor(round / next.length) % 2 === 0;
    // A release that was rolled back from a moment ago comes again.
    const command = forward ? ['promote', `${name}@${version}`, '--again'] : ['rollback', name];
    const { code, stderr } = await release(command, dataDir);
    if (code === 0) report.changes += 1;
    else report.failures.push(`${command.join(' ')}: ${stderr.trim()}`);
  }
}

async function navigate(
  { browser, origin }: LoadPlan,
  index: number,
  report: LoadReport,
  going: () => boolean,
): Promise<void> {
  const { page, close } = await openPage(browser);
  const ours = (url: string) => url.startsWith(origin) && !url.startsWith(`${origin}/api/`);
  page.on('response', (response) => {
    if (ours(response.url()) && response.status() >= 400)
      report.failures.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // A request that the browser gave up itself, for the next page, did not fail.
    const reason = request.failure()?.errorText ?? '';
    if (ours(request.url()) && reason !== 'net::ERR_ABORTED') report.failures.push(`${reason} ${request.url()}`);
  });
  try {
    for (let round = index; going() || round === index; round += 1) {
      const tour = tours[round % tours.length];
      if (!tour) return;
      await page.goto(origin + tour.start);
      await untilLive(page);
      report.failures.push(...(await mixed(page)));
      await page.locator(tour.link).first().click();
      await page.locator(`main[data-page="${tour.page}"][data-state="live"]`).waitFor();
      report.failures.push(...(await mixed(page)));
      report.views += 2;
    }
  } catch (error) {
    report.failures.push(`${page.url()}: ${String(error)}`);
  }
  await close();
}

/** Scripts in the page that are of another release than its HTML, or of two releases of one remote. */
function mixed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { remote } = JSON.parse(document.getElementById('page-data')?.textContent ?? '') as PageData;
    const own = remote?.name ?? '';
    const main = document.querySelector<HTMLElement>('[data-slot]');
    const composed = `${own}@${remote?.version ?? ''}`;
    const running = `${main?.dataset['remote'] ?? ''}@${main?.dataset['version'] ?? ''}`;
    const scripts = [...document.querySelectorAll<HTMLElement>('script[data-release^="remote-"]')];
    const releases = [...new Set([running, ...scripts.map(({ dataset }) => dataset['release'] ?? '')])];
    const remotes = new Map(releases.map((release) => [release.split('@')[0], release]));
    const wrong = releases.filter(
      (release) =>
        remotes.get(release.split('@')[0]) !== release || (release.startsWith(`${own}@`) && release !== composed),
    );
    return wrong.map((release) => `${location.pathname}: ${release} runs in HTML of ${composed}`);
  });
}

async function loadEverything({ origin }: LoadPlan, report: LoadReport, going: () => boolean): Promise<void> {
  const load = async (address: string, integrity?: string): Promise<string> => {
    const response = await fetch(origin + address);
    const content = Buffer.from(await response.arrayBuffer());
    report.files += 1;
    if (response.status !== 200) report.failures.push(`${response.status} ${address}`);
    else if (integrity !== undefined && integrityOf(content) !== integrity)
      report.failures.push(`${address} is of another release`);
    return content.toString();
  };
  do {
    for (const { start } of tours) {
      const data = pageDataOf(await load(start));
      if (!data.remote) throw new TypeError(`${start} is the page of no remote`);
      for (const [address, integrity] of filesNamedBy(data)) {
        const content = await load(address, integrity);
        if (address !== `/${data.remote.files}`) continue;
        const folder = address.slice(0, address.lastIndexOf('/') + 1);
        const list = JSON.parse(content) as ReleaseFiles;
        for (const [file, hash] of Object.entries(list.integrity)) await load(folder + file, hash);
      }
    }
  } while (going());
}
