import type { Locator, Page } from 'playwright-core';
import { untilLive } from '@shared/browser';
import { logInFromPrompt, openAt } from '@shared/testing/visitors';
import { useOwnSite } from '../src/own-site';
import { callsAs } from '../src/stories/call-as';
import { devices } from '../src/stories/devices';

const reader = (page: Page) => page.getByRole('dialog');
const at = (page: Page, place: string) =>
  reader(page).getByText(place, { exact: true }).filter({ visible: true }).first().waitFor();
const saved = (page: Page) => page.waitForResponse((response) => response.url().endsWith('/comic/places/save'));

async function turnTo(page: Page, panel: number): Promise<void> {
  await reader(page).getByRole('button', { name: '单格' }).click();
  const now = async () =>
    Number(
      /^(\d+) \/ 6$/.exec(
        await reader(page)
          .getByText(/^\d \/ 6$/)
          .first()
          .innerText(),
      )?.[1],
    );
  for (let shown = await now(); shown < panel; shown += 1) {
    await page.keyboard.press('ArrowRight');
    await at(page, `${shown + 1} / 6`);
  }
}

describe('where a member stopped', () => {
  const site = useOwnSite({ command: 'start' });
  const chapter = () => `${site.origin}/comics/2/3/?chapter=3`;

  it('follows over devices and a restart, the newer word first, though a clock goes an hour behind', async () => {
    const desk = await openAt(site.browser, chapter(), { visitor: '周敏' });
    const first = saved(desk.page);
    await turnTo(desk.page, 3);
    expect((await first).status()).toBe(200);
    await site.restart();

    // The phone's own clock says that all of this was before the computer's place.
    const phone = await openAt(site.browser, `${site.origin}/`, { visitor: '周敏', ...devices.iphone.options });
    await phone.page.clock.setFixedTime(Date.now() - 3_600_000);
    await phone.page.goto(`${site.origin}/comics/2/`);
    await phone.page.getByRole('link', { name: '从第 3 格接着读' }).click();
    await reader(phone.page).getByText('3 / 6', { exact: true }).last().waitFor();
    await phone.close();

    const late = await openAt(site.browser, `${site.origin}/comics/`, { visitor: '周敏' });
    await late.page.getByRole('heading', { name: '接着读', exact: true }).waitFor();
    await late.page.getByRole('link', { name: '从第 3 格接着读' }).first().waitFor();
    await Promise.all([desk.close(), late.close()]);
  });

  it('is in the reader, too, where the chapter comes before the word of the other device', async () => {
    const other = await openAt(site.browser, `${site.origin}/`, { visitor: '周敏' });
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    await other.page.route('**/api/ext/v1/comic/places', async (route) => {
      await held;
      await route.continue();
    });
    await other.page.goto(chapter());
    await reader(other.page).getByRole('img').first().waitFor();
    await reader(other.page).getByRole('button', { name: '单格' }).click();
    await at(other.page, '1 / 6');
    go();
    await at(other.page, '3 / 6');
    await other.close();
  });

  it('is one in two tabs: what one has turned the other goes on from', async () => {
    const { page, close } = await openAt(site.browser, `${site.origin}/comics/3/`, { visitor: '陈可' });
    const second = await page.context().newPage();
    await second.goto(`${site.origin}/comics/2/3/?chapter=3`);
    await reader(second).getByRole('img').first().waitFor();
    const told = saved(second);
    await turnTo(second, 4);
    expect((await told).status()).toBe(200);
    await second.close();
    await page.goto(`${site.origin}/comics/`);
    await page.getByRole('link', { name: '从第 4 格接着读' }).first().waitFor();
    await close();
  });

  it('comes along from a guest who signs in, with what they had read to its end', async () => {
    const { page, close } = await openAt(site.browser, `${site.origin}/comics/1/1/?chapter=1`);
    await reader(page).getByRole('img').first().waitFor();
    await page.keyboard.press('End');
    await reader(page).getByRole('link', { name: '接着读' }).waitFor();
    await page.goto(chapter());
    await reader(page).getByRole('img').first().waitFor();
    await turnTo(page, 2);
    await reader(page).getByRole('button', { name: '关上' }).click();
    await reader(page).waitFor({ state: 'detached' });
    await page.goto(`${site.origin}/my/`);
    await page.getByRole('main').getByRole('button', { name: '登录' }).click();
    await logInFromPrompt(page, '王一');
    const told = saved(page);
    await page.goto(`${site.origin}/comics/`);
    expect((await told).status()).toBe(200);
    await page.getByRole('link', { name: '从第 2 格接着读' }).first().waitFor();
    await close();

    await site.restart();
    const other = await openAt(site.browser, `${site.origin}/comics/1/`, { visitor: '王一' });
    await other.page.getByRole('listitem').filter({ hasText: '抄不完的单' }).getByText('已读').waitFor();
    await other.page.goto(`${site.origin}/comics/`);
    await other.page.getByRole('link', { name: '从第 2 格接着读' }).first().waitFor();
    await other.close();
  });
});

describe('a chapter that was opened by its page', () => {
  const site = useOwnSite({ command: 'start' });
  const call = callsAs(site);
  const address = () => `${site.origin}/comics/2/3/`;
  /** The page of the chapter on a phone, once it is kept. */
  const opened = async () => {
    const phone = await openAt(site.browser, address(), { ...devices.iphone.options, serviceWorkers: 'allow' });
    await phone.page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    return phone;
  };
  /** Pictures that have not come, or cannot. */
  const missing = async (images: Locator) => {
    const shown = await images.all();
    const decoded = shown.map((image) => image.evaluate((element: HTMLImageElement) => element.decode()));
    return (await Promise.allSettled(decoded)).filter(({ status }) => status === 'rejected').length;
  };

  it('opens again with the network cut: the page, its pictures, and the reader from its first panel to its end', async () => {
    const { page, close } = await opened();
    await page.context().setOffline(true);
    await page.reload();
    await untilLive(page);
    const panels = page.getByRole('region', { name: '第 1 话的画' }).getByRole('img');
    for (const panel of await panels.all()) await panel.scrollIntoViewIfNeeded();
    expect([await panels.count(), await missing(panels)]).toEqual([6, 0]);

    await page.goto(`${address()}?chapter=3`);
    await reader(page).getByRole('img').first().waitFor();
    await reader(page).getByRole('button', { name: '单格' }).click();
    // The reader goes on where one stopped on the page.
    await page.keyboard.press('Home');
    for (let panel = 1; panel <= 6; panel += 1) {
      await at(page, `${panel} / 6`);
      expect([panel, await missing(reader(page).getByRole('img'))]).toEqual([panel, 0]);
      await page.keyboard.press('ArrowRight');
    }
    await close();
  });

  it('is gone from the device with the next look, once the site has taken it away', async () => {
    const { page, close } = await opened();
    const kept = () => page.evaluate(async () => (await caches.keys()).length);
    expect(await kept()).toBe(1);
    const { code } = await call('云梭官方', '/api/v1/sns/comic/comicChapter/delete', { chapterId: 3 });
    expect(code).toBe(200);
    await page.waitForFunction(async (url) => (await fetch(url, { cache: 'no-store' })).status !== 200, address());
    expect(await kept()).toBe(1);
    await page.reload();
    await page.waitForFunction(async () => (await caches.keys()).length === 0);
    await close();
  });
});
