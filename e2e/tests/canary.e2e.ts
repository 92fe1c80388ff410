import path from 'node:path';
import { pageDataOf } from '@shared/testing/page-data';
import { pollUntil } from '@shared/testing/poll-until';
import { release } from '@shared/testing/site';
import { inTemporaryFolder } from '@shared/testing/temporary-folder';
import { root } from '@shared/testing/root';
import { publish } from '../../release/src/publish/publish';
import { openFolder } from '../../release/src/testing/open-folder';
import { writeVariant } from '../../release/src/testing/release-variant';
import { useOwnSite } from '../src/own-site';
import { openDesk } from '../src/stories/desk';

jest.setTimeout(420_000);

const NAME = 'remote-download';
const VERSION = '9.9.9';
const PAGE = '/client-download/';
/** Visitors, of whom a half get the canary by chance; and how many come at a time. */
const VISITORS = 40;
const AT_ONCE = 4;

describe('a release that breaks its page', () => {
  const site = useOwnSite({ command: 'start' });

  /** Stores a release whose page throws in every browser: it composes, and no browser had a look at it. */
  const publishBroken = () =>
    inTemporaryFolder(async (folder) => {
      const change = (name: string, text: string) =>
        name === 'client-download.js'
          ? text.replace(/Component:function\(\){/, "$&throw new TypeError('broken');")
          : text;
      await writeVariant(path.join(root, NAME, 'dist'), folder, { mark: VERSION, change });
      const { store } = await openFolder(site.dataDir);
      await publish({ store, folder, version: VERSION, source: null, by: 'e2e' });
    });

  /** The version that those get who are in every canary. */
  const canaryNow = async () => {
    const answer = await fetch(site.origin + PAGE, { headers: { cookie: 'channel=canary' } });
    return pageDataOf(await answer.text()).remote?.version;
  };

  /** Somebody who was never here looks at the page until it is alive, or has said that it will not be, and goes away. */
  const visit = async (number: number): Promise<string> => {
    const context = await site.browser.newContext({
      locale: 'zh-CN',
      extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${number}` },
    });
    const page = await context.newPage();
    const answer = await page.goto(site.origin + PAGE);
    const { remote } = pageDataOf((await answer?.text()) ?? '');
    const main = page.locator('main:is([data-state="live"], [data-state="failed"])');
    const state = (await main.getAttribute('data-state', { timeout: 60_000 })) ?? '';
    await page.goto('about:blank');
    await context.close();
    return `${remote?.version === VERSION ? 'canary' : 'stable'} ${state}`;
  };

  it('is let out, found out and taken back by itself, and the desk says why', async () => {
    await publishBroken();
    const before = await canaryNow();
    const command = ['promote', `${NAME}@${VERSION}`, '--auto', '50', '--bake', '2m'];
    const ramp = release(command, site.dataDir, root, { ORIGIN: site.origin });
    await pollUntil(async () => (await canaryNow()) === VERSION, 'the canary is served', 60_000);

    const states = new Map<string, number>();
    for (let number = 0; number < VISITORS; number += AT_ONCE) {
      const group = Array.from({ length: AT_ONCE }, (_, at) => visit(number + at));
      for (const state of await Promise.all(group)) states.set(state, (states.get(state) ?? 0) + 1);
    }
    expect([...states.keys()].sort()).toEqual(['canary failed', 'stable live']);

    const { code, stdout } = await ramp;
    expect(stdout).toMatch(/stopped: \/client-download: \d+ of \d+ views of the canary .*of stable 0 of \d+/u);
    expect(code).toBe(1);
    await pollUntil(async () => (await canaryNow()) === before, 'no page of it is served', 2000);
    expect(await visit(200)).toBe('stable live');

    const desk = await openDesk(site.browser, { origin: site.origin, path: '/releases' });
    await desk.page
      .getByText(/views of the canary/u)
      .first()
      .waitFor();
    await desk.close();
    const again = await release(['promote', `${NAME}@${VERSION}`], site.dataDir);
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('was rolled back from')]);
  });
});
