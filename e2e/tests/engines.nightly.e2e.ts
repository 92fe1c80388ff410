import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startFaultProxy } from 'checks/faults';
import { type EnginePage, engines, missingEngines } from '@shared/testing/engines';
import { root } from '@shared/testing/root';
import { sharedSite } from '@shared/testing/site';
import { sitemapPaths } from '@shared/testing/sitemap';

jest.setTimeout(300_000);

const { origin } = sharedSite();
const missing = missingEngines();
const names = missing.length === 0 ? (['Firefox', 'WebKitGTK'] as const) : [];
if (missing.length > 0)
  process.stdout.write(`NOT RUN: Firefox and WebKitGTK, which need ${missing.join(', ')} (apt-get install …)\n`);

/** Pictures of what was seen, to look at. */
const folder = path.join(root, 'e2e/output/engines');

/** Texts and fields that reach beyond the window, and are in nothing that scrolls or cuts by intention. */
const cutOff = `[...document.querySelectorAll('main :is(h1, h2, h3, p, li, input, button, a)')]
  .filter((each) => {
    const { right, width } = each.getBoundingClientRect();
    if (width === 0 || right <= innerWidth + 1 || !each.checkVisibility()) return false;
    for (let around = each.parentElement; around?.localName !== 'main'; around = around.parentElement)
      if (getComputedStyle(around).overflowX !== 'visible') return false;
    return true;
  })
  .map((each) => each.localName + ' ' + each.innerText.slice(0, 20))`;

/** An address for each page module: pages that only differ in their content are one kind. */
async function kindsOfPages(): Promise<{ page: string; address: string }[]> {
  const kinds = new Map<string, string>();
  for (const address of [...(await sitemapPaths(origin)), '/download/', '/my/', '/mobile/comics/', '/404/']) {
    const html = await (await fetch(origin + address)).text();
    const page = /<main[^>]* data-page="([^"]*)"/.exec(html)?.[1] ?? '';
    if (!kinds.has(page)) kinds.set(page, address);
  }
  return [...kinds].map(([page, address]) => ({ page, address }));
}

it('has somewhere to run, or says so', () => {
  expect(names.length === 0).toBe(missing.length > 0);
});

const windows = [
  { name: 'desktop', size: { width: 1440, height: 900 } },
  { name: 'phone', size: { width: 390, height: 844 } },
] as const;

/** Gives a group of tests a window, from before the first until after the last. */
function useWindow(name: keyof typeof engines, size: { width: number; height: number }): { readonly page: EnginePage } {
  let page: EnginePage;
  beforeAll(async () => {
    page = await engines[name](size);
  });
  afterAll(() => page.close());
  return {
    get page() {
      return page;
    },
  };
}

describe.each(names)('every kind of page in %s', (name) => {
  describe.each(windows)('on a $name', ({ name: device, size }) => {
    const window = useWindow(name, size);

    it('comes alive and fits', async () => {
      const { page } = window;
      await mkdir(path.join(folder, name), { recursive: true });
      const kinds = await kindsOfPages();
      expect(kinds.length).toBeGreaterThan(25);
      const wrong: string[] = [];
      for (const { page: kind, address } of kinds) {
        // On arrival a phone is led to its own list of comics, and a desktop back.
        if (address === (device === 'phone' ? '/comics/' : '/mobile/comics/')) continue;
        await page.goto(origin + address);
        await page.untilLive();
        const [words, cut] = await page.evaluate<[number, string[]]>(
          `[document.querySelector('main').innerText.length, ${cutOff}]`,
        );
        if (words < 50) wrong.push(`${address}: ${String(words)} characters`);
        wrong.push(...cut.map((what) => `${address}: cut off at the edge: ${what}`));
        await writeFile(path.join(folder, name, `${kind || 'host'}-${device}.png`), await page.picture());
      }
      expect(wrong).toEqual([]);
    });
  });
});

describe.each(names)('the menu of a phone in %s', (name) => {
  const window = useWindow(name, windows[1].size);

  it('opens, and closes with Escape', async () => {
    const { page } = window;
    await page.goto(`${origin}/`);
    await page.untilLive();
    await page.click('header details[data-sheet] > summary');
    await page.until(`document.querySelector('details[data-sheet]').open`);
    await page.type('Escape');
    await page.until(`!document.querySelector('details[data-sheet]').open`);
  });
});

describe.each(names)('in %s', (name) => {
  const window = useWindow(name, windows[0].size);

  it('a menu of the header opens, leads on without a page load, and Back leads back', async () => {
    const { page } = window;
    await page.goto(`${origin}/`);
    await page.untilLive('home');
    await page.evaluate('(window.sameDocument = true)');
    await page.click('header details[data-menu] summary');
    await page.click('header details[open] a[href="/product/"]');
    await page.untilLive('product');
    expect(await page.evaluate(`document.querySelector('header [aria-current="page"]').getAttribute('href')`)).toBe(
      '/product/',
    );
    await page.evaluate('history.back()');
    await page.untilLive('home');
    expect(await page.evaluate('window.sameDocument')).toBe(true);
  });

  it('a form says what is missing, and is sent once it is there', async () => {
    const { page } = window;
    await page.goto(`${origin}/contactus/`);
    await page.untilLive();
    await page.click('main form button[type="submit"]');
    await page.until(`document.querySelector('main form [aria-invalid="true"]')`);
    for (const [field, words] of [
      ['name', '李想'],
      ['contact', 'li@sample.cn'],
      ['message', '每天抄三家店的订单'],
    ] as const) {
      await page.click(`main form [name="${field}"]`);
      await page.type(words);
    }
    await page.click('main form input[type="radio"]');
    await page.click('main form input[type="checkbox"]');
    await page.until(`!document.querySelector('main form [aria-invalid="true"]')`);
    await page.click('main form button[type="submit"]');
    await page.until(`[...document.querySelectorAll('main h2')].some((each) => each.innerText === '留言已经收到')`);
  });

  it('the reader opens at its first panel and turns with the keyboard', async () => {
    const { page } = window;
    await page.goto(`${origin}/comics/?chapter=1`);
    await page.until(`document.querySelector('dialog[open] img')?.naturalWidth > 0`);
    await page.click('dialog[open] [aria-label="看法"] button:nth-child(2)');
    const place = `/\\d+ \\/ \\d+/.exec(document.querySelector('dialog[open]').innerText)?.[0]`;
    await page.until(`${place} === '1 / 6'`);
    await page.type('ArrowRight');
    await page.until(`${place} === '2 / 6'`);
    await page.type('Escape');
    await page.until(`!document.querySelector('dialog[open]')`);
  });

  it.each([
    ['every script breaks off once', /\.js$/, 'fails once'],
    ['the host’s script never answers at first', /\/host\.[^/]*\.js$/, 'hangs once'],
  ] as const)('a page comes alive though %s', async (_what, pattern, fault) => {
    const { page } = window;
    const proxy = await startFaultProxy(origin);
    try {
      proxy.apply(pattern, fault);
      await page.goto(`${proxy.origin}/rpa_awards/`);
      await page.untilLive('awards');
      expect(proxy.hits()).toBeGreaterThan(0);
    } finally {
      await proxy.close();
    }
  });

  it('a navigation ends at its page though every style sheet and chunk of it breaks off once', async () => {
    const { page } = window;
    const proxy = await startFaultProxy(origin);
    try {
      proxy.apply(/remote-community\/.*\.(js|css)$/, 'fails once');
      await page.goto(`${proxy.origin}/product/`);
      await page.untilLive('product');
      await page.click('footer a[href="/rpa_awards/"]');
      await page.untilLive('awards');
      expect(proxy.hits()).toBeGreaterThan(2);
      expect(await page.evaluate(`getComputedStyle(document.querySelector('main h1')).fontWeight`)).toBe('600');
    } finally {
      await proxy.close();
    }
  });
});
