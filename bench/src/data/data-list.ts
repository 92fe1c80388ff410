import type { Browser } from 'playwright-core';
import { replay, withoutScripts } from '../replay-server';
import { type BenchPart, ratio } from '../report';
import { median, ratioOfMedians } from '../statistics';
import { viewed } from '../throttled-page';
import { tell } from './data-document';
import { told } from './figure';

/** Views of each variant in a round. */
const VIEWS = 2;

interface List {
  path: string;
  /** Where the title of its first entry stands. */
  title: string;
  width: number;
}

/** A phone that is held upright is led on from the list of comics to the one for phones. */
const pages: readonly List[] = [
  { path: '/community/homePage/', title: 'main ul > li h3', width: 390 },
  { path: '/comics/', title: 'main article h3', width: 844 },
  { path: '/mobile/comics/', title: 'main article h3', width: 390 },
];
/** What is below the window is not drawn: lists begin below a picture and a few words. */
const HEIGHT = 2400;

/** Until the first entry of a list can be read on a slow phone, beside the same page as plain HTML; in turns, with that page beside itself. */
export const dataList: BenchPart = async (context) => {
  const { browser, origin, rounds, say } = context;
  const lines = [
    `Until the title of the first entry is drawn: 150 ms, 1.6 Mbit/s, processor / 4; ${rounds * VIEWS} views of each in turns, medians with their 95%`,
    'interval. Beside the same page, with its text, without any script; and that one beside itself, to know the noise.',
    '',
  ];
  for (const list of pages) {
    const variants = [
      { site: await replay(origin, (html) => html), times: [] as number[][] },
      { site: await replay(origin, withoutScripts), times: [] as number[][] },
      { site: await replay(origin, withoutScripts), times: [] as number[][] },
    ] as const;
    for (const { site } of variants) await view(browser, site.origin, list);
    for (let round = 0; round < rounds; round += 1) {
      for (const { times } of variants) times.push([]);
      for (let turn = 0; turn < VIEWS * variants.length; turn += 1) {
        const variant = variants[(round + turn) % variants.length];
        if (variant) variant.times[round]?.push(await view(browser, variant.site.origin, list));
      }
      say(`${list.path} round ${round + 1} of ${rounds}`);
    }
    await Promise.all(variants.map(({ site }) => site.close()));
    const [ours, plain, again] = variants.map(({ times }) => times) as [number[][], number[][], number[][]];
    const found = ratioOfMedians(ours, plain);
    const control = ratioOfMedians(again, plain);
    lines.push(
      told({ what: `\`${list.path}\` beside its plain HTML`, value: found.median, most: 1.05, unit: '', digits: 3 }),
      `  - ${ratio(found)}; the plain one beside itself ${ratio(control)}; ${median(ours.flat()).toFixed(0)} ms and ${median(plain.flat()).toFixed(0)} ms`,
    );
  }
  await tell(context, { title: 'Lists on a slow phone', part: 'data-list', lines });
};

/** ms until the first title was drawn. */
function view(browser: Browser, origin: string, { path, title, width }: List): Promise<number> {
  return viewed(browser, async ({ page }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.addInitScript(noteTitles);
    await page.goto(origin + path, { waitUntil: 'load' });
    const drawn = await page.waitForFunction(
      (selector) => {
        const wanted = document.querySelector(selector)?.textContent;
        const { titles } = window as unknown as { titles: { text: string | undefined; at: number }[] };
        return titles.find(({ text }) => text === wanted)?.at;
      },
      title,
      // Looked for seldom: to look at every frame would be to load the processor.
      { polling: 250 },
    );
    return Number(await drawn.jsonValue());
  });
}

/** Has the browser time headings that come into sight. It runs in the page, so it names no function inside (`throttled-page.ts`). */
function noteTitles(): void {
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        // It times what holds the words itself: the link in the heading.
        for (const link of [node, ...node.querySelectorAll('h3 a')])
          if (link.matches('h3 a')) link.setAttribute('elementtiming', 'title');
      }
  }).observe(document, { childList: true, subtree: true });
  const titles: { text: string | undefined; at: number }[] = [];
  Object.assign(window, { titles });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element: Element | null; renderTime: number })[])
      titles.push({ text: entry.element?.textContent, at: entry.renderTime });
  }).observe({ type: 'element', buffered: true });
}
