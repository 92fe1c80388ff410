import type { Page } from 'playwright-core';
import { openPage } from '@shared/browser';
import { readElements } from '@shared/markup';
import { useOwnSite } from '../src/own-site';
import { untilPage } from '../src/stories/until-page';
import { callsAs } from '../src/stories/call-as';
import { publicTexts } from '../src/stories/public-texts';

const site = useOwnSite({ command: 'start' });
const call = callsAs(site);
const EDITOR = '云梭官方';

interface Crawled {
  status: number;
  html: string;
  /** Shown text without any space: it breaks where its elements do. */
  words: string;
  title: string;
  description: string;
  canonical: string;
  /** Addresses of the page's data. */
  addresses: string[];
}

interface Row {
  id: number;
  version: number;
}

const squeezed = (text: string) => text.replace(/\s+/g, '');
const done = async (path: string, body?: object) => {
  const { code, data } = await call(EDITOR, path, body);
  expect([path, code]).toEqual([path, 200]);
  return data as Row;
};
const write = async (visitor: Parameters<typeof call>[0], path: string, body: object) => {
  const { code, data } = await call(visitor, path, body);
  expect([path, code]).toEqual([path, 200]);
  return data as { id: number };
};
const ask = (title: string, content: string) =>
  write('王一', '/api/ext/v1/questions/create', { topic: 'sheet', title, content });
const answer = (questionId: number, content: string) =>
  write('陈可', '/api/v1/sns/forum/answer/create', { questionId, content });

/** More than stands on one page of each list; and of every kind something that was seen once, and is no more. */
async function prepare(): Promise<{ many: number; taken: string[]; hidden: string[] }> {
  const { id: many } = await ask('问了很多人的问题', '一页放不下它的回答。');
  for (let at = 1; at <= 12; at += 1) await answer(many, `第 ${String(at)} 个人的做法。`);
  for (let at = 1; at <= 11; at += 1) await ask(`翻页才看得到的第 ${String(at)} 问`, `它的正文是 ${String(at)}。`);

  const question = await ask('收起来的问题', '收起来的正文');
  const taken = await answer(many, '收起来的回答');
  for (const [targetType, { id }] of [['question', question] as const, ['answer', taken] as const])
    await done('/api/ext/v1/desk/content/hide', { targetType, targetId: id, reason: '广告' });
  const deleted = await answer(many, '删掉的回答');
  await write('陈可', '/api/v1/sns/forum/answer/delete', { answerId: deleted.id });

  const chapter = (await call(EDITOR, '/api/ext/v1/desk/chapters/one?id=2')).data as { version: number; title: string };
  await done('/api/ext/v1/desk/chapters/save', { id: 2, version: chapter.version, state: 'withdrawn' });
  const works = (await call(EDITOR, '/api/ext/v1/desk/works')).data as { items: Row[] };
  const [work] = works.items;
  if (!work) throw new Error('There is no work');
  await done('/api/ext/v1/desk/works/save', { id: work.id, version: work.version, withdrawn: true });
  const sections = (await call(EDITOR, '/api/ext/v1/desk/help/sections')).data as { items: { id: number }[] };
  const article = await done('/api/ext/v1/desk/help/save', {
    slug: 'taken-back',
    sectionId: sections.items[0]?.id,
    title: '收回的文章',
    summary: '收回的摘要',
  });
  const published = await done('/api/ext/v1/desk/help/save', {
    id: article.id,
    version: article.version,
    body: '收回的一段。',
    state: 'published',
  });
  const { id: articleId, version } = published;
  await done('/api/ext/v1/desk/help/save', { id: articleId, version, state: 'withdrawn' });
  await done('/api/ext/v1/desk/open-days/save', {
    title: '办过的开放日',
    place: '办过的地方',
    state: 'published',
    bookingEndsAt: '2025-05-01T06:00:00.000Z',
    startsAt: '2025-05-01T06:00:00.000Z',
    endsAt: '2025-05-01T09:00:00.000Z',
  });
  const day = await done('/api/ext/v1/desk/open-days/save', {
    title: '取消的开放日',
    place: '取消的地方',
    state: 'published',
    startsAt: '2031-05-01T06:00:00.000Z',
    endsAt: '2031-05-01T09:00:00.000Z',
    bookingEndsAt: '2031-04-30T06:00:00.000Z',
  });
  await done('/api/ext/v1/desk/open-days/save', { id: day.id, version: day.version, state: 'cancelled' });
  const workPath = `/rpa_awards/works/${String(work.id)}/`;
  return {
    many,
    taken: [`/community/question/${String(question.id)}/`, '/comics/1/2/', workPath],
    hidden: [
      '收起来的问题',
      '收起来的正文',
      '收起来的回答',
      '删掉的回答',
      '收回的文章',
      '收回的摘要',
      '收回的一段',
      '取消的开放日',
      '取消的地方',
      chapter.title,
      workPath,
    ],
  };
}

/** Every address that robots are told of, each as often as it is named. */
async function addresses(): Promise<string[]> {
  const text = async (address: string) => {
    const response = await fetch(here(address));
    expect([address, response.status]).toEqual([address, 200]);
    return response.text();
  };
  const robots = await text(`${site.origin}/robots.txt`);
  const maps = new Set([...robots.matchAll(/^Sitemap: (\S+)$/gm)].map(([, map = '']) => map));
  const found: string[] = [];
  for (const map of maps) {
    const xml = await text(map);
    const named = readElements(xml).flatMap(({ name, text: address }) => (name === 'loc' ? [address] : []));
    // Site maps that an index names are named in robots.txt as well.
    if (xml.includes('<sitemapindex')) expect(named.filter((one) => !maps.has(one))).toEqual([]);
    else found.push(...named);
  }
  return found;
}

/** The site does not know the port that it has in a test. */
function here(address: string): string {
  const { pathname, search } = new URL(address);
  return site.origin + pathname + search;
}

/** Reads a page as it was sent: nothing in it runs. */
async function crawl(reader: Page, address: string): Promise<Crawled> {
  const response = await answered(address);
  const html = await response.text();
  const { data, shown, ...head } = await reader.evaluate((text) => {
    const sent = new DOMParser().parseFromString(text, 'text/html');
    const content = (selector: string, name: string) => sent.querySelector(selector)?.getAttribute(name) ?? '';
    const all = (selector: string) => [...sent.querySelectorAll(selector)];
    const pictures = all('main img[alt]').map((image) => image.getAttribute('alt') ?? '');
    return {
      title: sent.title,
      description: content('meta[name="description"]', 'content'),
      canonical: content('link[rel="canonical"]', 'href'),
      shown: [sent.querySelector('main')?.textContent, ...pictures].join(' '),
      data: all('script[type="application/ld+json"]').map(({ textContent }) => textContent),
    };
  }, html);
  const addresses = data.flatMap((block) => addressesIn(JSON.parse(block)));
  return { ...head, html, addresses, words: squeezed(shown), status: response.status };
}

/** Comes again where a server says that it is busy, and when, as crawlers do; not for ever. */
async function answered(address: string): Promise<Response> {
  for (const end = Date.now() + 30_000; ;) {
    const response = await fetch(here(address), { redirect: 'manual' });
    const after = response.headers.get('retry-after');
    if (response.status !== 503 || after === null || Date.now() > end) return response;
    await new Promise((resolve) => setTimeout(resolve, Number(after) * 1000));
  }
}

function addressesIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return ['@id', 'image', 'item', 'url'].includes(name) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => addressesIn(item, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => addressesIn(part, key));
}

const twice = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

it('who follows robots.txt alone, without scripts, reads all that is public and nothing that was taken away', async () => {
  const { many, taken, hidden } = await prepare();
  const last = `/community/question/${String(many)}/2/`;
  // Lists are composed anew by themselves, and later on a busy machine.
  for (const list of ['/comics/', '/rpa_awards/'])
    await untilPage(site.origin + list, ({ text }) => hidden.every((one) => !text.includes(one)), 60_000);
  let all: string[] = [];
  const names = (path: string) => all.some((address) => address.endsWith(path));
  // Site maps are made anew every half minute: until then they are of the midst of what was prepared.
  for (const end = Date.now() + 90_000; !names(last) || taken.some(names); all = await addresses())
    if (Date.now() > end)
      throw new Error(`not in the site maps: ${last}; or there still: ${taken.filter(names).join(' ')}`);
  expect(twice(all)).toEqual([]);

  const { page, close } = await openPage(site.browser);
  const pages = new Map<string, Crawled>();
  for (const address of all) pages.set(address, await crawl(page, address));
  await close();

  const crawled = [...pages];
  expect(crawled.filter(([, { status }]) => status !== 200).map(([address, { status }]) => [address, status])).toEqual(
    [],
  );
  expect(crawled.filter(([address, { canonical }]) => canonical !== address).map(([address]) => address)).toEqual([]);
  expect(twice(crawled.map(([, { title }]) => title))).toEqual([]);
  expect(twice(crawled.map(([, { description }]) => description))).toEqual([]);
  expect(crawled.filter(([, { description }]) => description.trim() === '').map(([address]) => address)).toEqual([]);
  const origin = new URL(all[0] ?? '').origin;
  const strange = crawled.flatMap(([address, { addresses: of }]) =>
    of.filter((one) => !one.startsWith(`${origin}/`)).map((one) => `${address}: ${one}`),
  );
  expect(strange).toEqual([]);
  // Entries with a page of their own say so as data, which names the page.
  const own = crawled.filter(([address]) => /\/(?:question|comics|works|open_day|qa)\/[^/]+\//.test(address));
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter(([address, { addresses: of }]) => !of.includes(address)).map(([address]) => address)).toEqual([]);

  const words = crawled.map(([, one]) => one.words);
  const texts = await publicTexts(site.origin);
  expect(texts.length).toBeGreaterThan(200);
  const missing = texts.filter(({ text }) => !words.some((one) => one.includes(squeezed(text))));
  expect(missing).toEqual([]);
  const seen = hidden.flatMap((text) =>
    crawled.filter(([, { html }]) => html.includes(text)).map(([address]) => `${text} at ${address}`),
  );
  expect(seen).toEqual([]);
}, 300_000);
