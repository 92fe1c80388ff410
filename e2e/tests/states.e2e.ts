import type { Browser, Page, Route } from 'playwright-core';
import { launchBrowser, openPage, untilLive } from '@shared/browser';
import { follow } from '@shared/testing/links';
import { sharedSite } from '@shared/testing/site';
import { devices } from '../src/stories/devices';

const { origin } = sharedSite();
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

type Answer = (route: Route) => Promise<void>;

const withData =
  (data: unknown): Answer =>
  (route) =>
    route.fulfill({ json: { code: 200, data, msg: '' } });
/** The backend's answer at a fault of its own. */
const broken: Answer = (route) =>
  route.fulfill({
    status: 500,
    json: { code: 500, data: { reason: 'server-error' }, msg: '服务暂时不可用，请稍后再试' },
  });
/** The answer of a proxy whose backend is gone. */
const gone: Answer = (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' });
const unreachable: Answer = (route) => route.abort('internetdisconnected');
const real: Answer = (route) => route.continue();

/** Lets the calls to a path wait, until they are let go with another answer; that one can be changed later. */
async function answering(page: Page, path: string): Promise<{ with: (answer: Answer) => void }> {
  let letGo: (answer: Answer) => void = () => undefined;
  let latest: Answer | undefined;
  const first = new Promise<Answer>((resolve) => (letGo = resolve));
  await page.route(path, async (route) => (latest ?? (await first))(route));
  return {
    with: (answer) => {
      latest = answer;
      letGo(answer);
    },
  };
}

const noItems = { items: [], total: 0, page: 1, size: 12 };

const lists = [
  {
    what: '作品',
    address: '/rpa_awards/',
    path: '**/coe/activityWorks/page',
    nothing: noItems,
    empty: '还没有作品你每天在用的那条流程，就可以是第一件。',
    last: '/rpa_awards/?category=finance&page=9',
    beyond: /没有第 9 页.+一共 \d+ 页，\d+ 条。$/,
    end: /^都在这里了，共 \d+ 条。$/,
  },
  {
    what: '问题列表',
    address: '/community/homePage?topic=web',
    path: '**/api/ext/v1/questions?*',
    nothing: noItems,
    empty: '这里还没有问题在下面提第一个。',
    last: '/community/homePage?topic=web&page=9',
    beyond: /没有第 9 页.+一共 \d+ 页，\d+ 条。$/,
    end: /^都在这里了，共 \d+ 条。$/,
  },
  {
    what: '回答',
    address: '/community/homePage?question=1',
    path: '**/forum/answer/query?*',
    nothing: noItems,
    empty: '等第一条回答知道一部分也可以写，说清你试过什么。',
    last: '/community/homePage?question=1&page=9',
    beyond: /没有第 9 页.+一共 \d+ 页，\d+ 条。$/,
    end: /^都在这里了，共 \d+ 条。$/,
  },
  {
    what: '漫画列表',
    address: '/comics/',
    path: '**/comic/comicList?*',
    nothing: noItems,
    empty: '第一部还在画第一话发布后会出现在这里。',
    last: '/comics/',
    end: '都在这里了。新的一话发布后，会标上“未读”。',
  },
  {
    what: '漫画列表',
    address: '/mobile/comics/?topic=1',
    path: '**/comic/comicList?*',
    nothing: noItems,
    empty: '这个话题还没有漫画新的一话发布后会出现在这里。',
    last: '/mobile/comics/',
    end: '都在这里了。',
    options: devices.android.options,
  },
  {
    what: '余位',
    address: '/open_day/',
    path: '**/table/query-appointment-count',
    nothing: { event: null, tables: [], asOf: '2026-01-01T00:00:00Z' },
    empty: '下一期还没有定定下来以后，这里会列出每张桌做什么、还剩几个座位。',
    last: '/open_day/',
    end: /^都在这里了，一共 \d+ 张桌。$/,
  },
];

/** Comes from another page: what is asked for there was not composed. */
async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(`${origin}/privacy/`);
  await untilLive(page);
  await follow(page, address);
}

describe('a list', () => {
  it.each(lists)(
    'of $what at $address says that it is coming, that it failed, that there is no network, that it is empty, and where it ends',
    async ({ what, address, path, nothing, empty, last, beyond, end, options = {} }) => {
      const { page, close } = await openPage(browser, options);
      const list = await answering(page, path);
      const failure = page
        .getByRole('main')
        .getByRole('alert')
        .filter({ hasText: `${what}没有载入` });
      await arrive(page, address);
      await page
        .getByRole('status', { name: /^正在载入/ })
        .first()
        .waitFor();
      list.with(broken);
      await failure.filter({ hasText: '服务暂时不可用，请稍后再试。别处不受影响。' }).waitFor();

      list.with(unreachable);
      await page.context().setOffline(true);
      await failure.getByRole('button', { name: '重试' }).click();
      await failure.filter({ hasText: '网络连接失败，请检查网络后重试。别处不受影响。' }).waitFor();
      // The page goes on by itself once the network is back.
      list.with(withData(nothing));
      await page.context().setOffline(false);
      await page.getByRole('main').getByText(empty).waitFor();
      expect(await failure.count()).toBe(0);

      list.with(gone);
      await arrive(page, last);
      await failure.filter({ hasText: '请求失败。别处不受影响。' }).waitFor();
      list.with(real);
      await failure.getByRole('button', { name: '重试' }).click();
      if (beyond) {
        await page.getByRole('main').getByText(beyond).waitFor();
        await page.getByRole('link', { name: '到最后一页' }).click();
      }
      await page.getByRole('main').getByText(end).waitFor();
      await close();
    },
  );
});

it('a search in the help centre says that it looks, that it could not, that there is no network, and that nothing was found', async () => {
  const { page, close } = await openPage(browser);
  const index = await answering(page, '**/api/ext/v1/search?*');
  const says = (words: string | RegExp) => page.getByRole('status').filter({ hasText: words }).first().waitFor();
  const results = page.locator('[data-results] a');
  await page.goto(`${origin}/qa/`);
  const field = page.getByRole('searchbox', { name: '搜帮助' });
  await field.focus();
  await untilLive(page);
  await field.fill('一');
  await says('正在找…');
  index.with(gone);
  await says('搜索没有载入，按“搜”再试一次；全部文章就在下面。');
  index.with(unreachable);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: '搜', exact: true }).click();
  await says('网络断了，连上后接着找；全部文章就在下面。');
  index.with(real);
  await page.context().setOffline(false);
  await says(/^找到 \d+ 条/);
  expect(await results.count()).toBeGreaterThan(0);
  await field.fill('火箭');
  await says('没有找到“\u2068火箭\u2069”。');
  await page.getByRole('link', { name: '到全站找“\u2068火箭\u2069”' }).waitFor();
  expect(await results.count()).toBe(0);
  await close();
});
