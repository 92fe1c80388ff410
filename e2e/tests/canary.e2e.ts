import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '@shared/browser';
import { canariesOf } from '@shared/contract/release/canaries';
import { pageDataOf } from '@shared/testing/page-data';
import { pollUntil } from '@shared/testing/poll-until';
import { release } from '@shared/testing/site';
import { inTemporaryFolder } from '@shared/testing/temporary-folder';
import { root } from '@shared/testing/root';
import { inCanary } from '@shared/contract/release/in-canary';
import { publish } from '../../release/src/publish/publish';
import { openFolder } from '../../release/src/testing/open-folder';
import { writeVariant } from '../../release/src/testing/release-variant';
import { useOwnSite } from '../src/own-site';
import { openDesk } from '../src/stories/desk';

jest.setTimeout(420_000);

const NAME = 'remote-download';
const VERSION = '9.9.9';
const PAGE = '/client-download/';
/** Visitors, half of them drawn into the canary: as many as one address is believed. How many come at a time. */
const VISITORS = 20;
const AT_ONCE = 4;
/** A browser that says that it is headless counts as a bot. */
const AGENT =
  '--user-agent=Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

describe('a release that breaks its page', () => {
  const site = useOwnSite({ command: 'start' });
  let visitors: Browser;
  beforeAll(async () => {
    visitors = await launchBrowser([AGENT]);
  });
  afterAll(() => visitors.close());

  /** Stores a release whose page throws in every browser: it composes, and no browser had a look at it. */
  const publishBroken = (version: string) =>
    inTemporaryFolder(async (folder) => {
      const change = (name: string, text: string) =>
        name === 'client-download.js'
          ? text.replace(/Component:function\(\){/, "$&throw new TypeError('broken');")
          : text;
      await writeVariant(path.join(root, NAME, 'dist'), folder, { mark: version, change });
      const { store } = await openFolder(site.dataDir);
      await publish({ store, folder, version, source: null, by: 'e2e' });
    });

  /** The version that those get who are in every canary. */
  const canaryNow = async () => {
    const answer = await fetch(site.origin + PAGE, { headers: { cookie: 'channel=canary' } });
    return pageDataOf(await answer.text()).remote?.version;
  };

  /** Cohorts of half as many visitors as there shall be that are in the canary, and of as many that are not, in turns. */
  const cohorts = async (): Promise<number[]> => {
    const { store } = await openFolder(site.dataDir);
    const [canary] = canariesOf((await store.ledger.head())?.revision).canaries;
    if (!canary) throw new Error('There is no canary');
    const all = Array.from({ length: 1000 }, (_, cohort) => cohort);
    const some = (isIn: boolean) => all.filter((cohort) => inCanary(cohort, canary) === isIn).slice(0, VISITORS / 2);
    const outside = some(false);
    return some(true).flatMap((cohort, at) => [cohort, outside[at] ?? 0]);
  };

  /**
   * Somebody of a cohort looks at the page until it is alive, or has said that it will not be, and goes away. Their browser stays open:
   * to close it would cut off what a page tells as it ends.
   */
  const visit = async (cohort: number): Promise<string> => {
    const address = { 'x-forwarded-for': `198.51.100.${cohort % 250}` };
    const context = await visitors.newContext({ locale: 'zh-CN', extraHTTPHeaders: address });
    await context.addCookies([{ name: 'channel', value: String(cohort), url: site.origin }]);
    const page = await context.newPage();
    const answer = await page.goto(site.origin + PAGE);
    const { remote } = pageDataOf((await answer?.text()) ?? '');
    const main = page.locator('main:is([data-state="live"], [data-state="failed"])');
    const state = (await main.getAttribute('data-state', { timeout: 60_000 })) ?? '';
    await page.goto('about:blank');
    return `${remote?.version === VERSION ? 'canary' : 'stable'} ${state}`;
  };

  it('is let out, found out and taken back by itself, and the desk says why', async () => {
    await publishBroken(VERSION);
    const before = await canaryNow();
    const command = ['promote', `${NAME}@${VERSION}`, '--auto', '50', '--bake', '2m'];
    const ramp = release(command, site.dataDir, root, { ORIGIN: site.origin });
    await pollUntil(async () => (await canaryNow()) === VERSION, 'the canary is served', 60_000);

    const drawn = await cohorts();
    const states: string[] = [];
    for (let at = 0; at < drawn.length; at += AT_ONCE)
      states.push(...(await Promise.all(drawn.slice(at, at + AT_ONCE).map(visit))));
    expect(states).toEqual(drawn.map((_, at) => (at % 2 === 0 ? 'canary failed' : 'stable live')));

    const { code, stdout } = await ramp;
    expect(stdout).toMatch(/stopped: \/client-download: \d+ of \d+ views of the canary .*of stable 0 of \d+/u);
    expect(code).toBe(1);
    await pollUntil(async () => (await canaryNow()) === before, 'no page of it is served', 2000);
    expect(await visit(drawn[0] ?? 0)).toBe('stable live');

    const desk = await openDesk(site.browser, { origin: site.origin, path: '/releases' });
    await desk.page
      .getByText(/views of the canary/u)
      .first()
      .waitFor();
    await desk.close();
    const again = await release(['promote', `${NAME}@${VERSION}`], site.dataDir);
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('was rolled back from')]);
  });

  it('is raised, looked at and stopped at the desk by somebody who has a key', async () => {
    const version = '9.9.8';
    await publishBroken(version);
    const before = await canaryNow();
    await release(['promote', `${NAME}@${version}`, '--canary', '10'], site.dataDir, root, { ORIGIN: site.origin });
    await pollUntil(async () => (await canaryNow()) === version, 'the canary is served', 60_000);

    const desk = await openDesk(site.browser, { origin: site.origin, path: '/releases' });
    const keys = path.join(site.dataDir, 'keys');
    const [file = ''] = (await readdir(keys)).filter((name) => name.endsWith('.pem'));
    const decide = async (button: string, confirm: string) => {
      await desk.page.getByRole('button', { name: button }).click();
      const dialog = desk.page.getByRole('dialog');
      await dialog.getByLabel('密钥文件：').setInputFiles(path.join(keys, file));
      await dialog.getByText(/的密钥签名/u).waitFor();
      await dialog.getByRole('textbox', { name: '原因' }).fill('看起来不对');
      await dialog.getByRole('button', { name: confirm }).click();
    };
    await decide('提高比例', '提高到 20%');
    await desk.page.getByText('已提高到 20%').waitFor();
    await desk.page.getByText(/^20% 的访客/u).waitFor();

    // Beside stable, as both look before scripts come.
    const choose = async (label: RegExp, option: string) => {
      await desk.page.getByRole('combobox', { name: label }).click();
      await desk.page.getByRole('option', { name: option, exact: true }).click();
    };
    await choose(/^包/u, NAME);
    await choose(/^到/u, version);
    for (const words of ['正式版', '试行版 20%']) {
      const frame = desk.page.frameLocator(`iframe[title="/client-download，${words}"]`);
      await frame.getByRole('heading', { level: 1 }).waitFor();
      expect(await frame.locator('main').getAttribute('data-state')).toBe('static');
    }

    await decide('停止并退回', '停止并退回');
    await desk.page.getByText('已停下，访客马上回到正式版').waitFor();
    await pollUntil(async () => (await canaryNow()) === before, 'no page of it is served', 5000);
    await desk.close();
  });
});
