import '@testing-library/jest-dom';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { siteConfigSchema } from '@shared/contract/config';
import { schemaOf, textFields } from '@shared/contract/content';
import type { PageParams, PageProps } from '@shared/contract';
import { noHost } from '@shared/contract/release/no-host';
import { caseHref, casesIn } from '../content/cases/case-cards';
import { solutionsIn } from '../content/solutions';
import kinds from './page-kinds.json';
import { page as aboutUs } from './about-us/page';
import { page as ai } from './ai/page';
import { page as aiPower } from './ai-power/page';
import { page as aiWeave } from './ai-weave/page';
import { page as buy } from './buy/page';
import { page as caseDetail } from './case-detail/page';
import { page as caseList } from './case-list/page';
import { page as changelog } from './changelog/page';
import { page as compare } from './compare/page';
import { page as connector } from './connector/page';
import { page as demo } from './demo/page';
import { page as developers } from './developers/page';
import { page as education } from './education/page';
import { page as employee } from './employee/page';
import { page as home } from './home/page';
import { page as integration } from './integration/page';
import { page as integrationList } from './integration-list/page';
import { page as microEnterprise } from './micro-enterprise/page';
import { page as partner } from './partner/page';
import { page as privacy } from './privacy/page';
import { page as product } from './product/page';
import { page as security } from './security/page';
import { page as solution } from './solution/page';
import { page as status } from './status/page';
import { page as template } from './template/page';
import { page as templateList } from './template-list/page';

jest.mock('./about-us/mark.svg', () => ({ __esModule: true, default: 'mark.svg' }));
// The build reads the Markdown of a case's story.
jest.mock('@shared/ui/text-blocks', () => ({ TextBlocks: () => null }));

type Words = Record<string, unknown> & { sections?: string[] };

const pages = {
  'about-us': aboutUs,
  ai,
  'ai-power': aiPower,
  'ai-weave': aiWeave,
  buy,
  'case-detail': caseDetail,
  'case-list': caseList,
  changelog,
  compare,
  connector,
  demo,
  developers,
  education,
  employee,
  home,
  integration,
  'integration-list': integrationList,
  'micro-enterprise': microEnterprise,
  partner,
  privacy,
  product,
  security,
  solution,
  status,
  template,
  'template-list': templateList,
};
type Name = keyof typeof pages;
const names = Object.keys(pages) as Name[];

/** Addresses that show all words of a page together; elsewhere one shows them all. */
const addresses: Readonly<Record<string, readonly PageParams[]>> = {
  // Times in hours, in minutes; with a template and without; and no case.
  'case-detail': [{ type: 'logistics', id: 'freight-audit' }, { type: 'apparel', id: 'size-exchange' }, {}],
  integration: [{ id: 'yonyou' }, { id: 'amazon' }, {}],
  template: [{ id: 'settlement-check' }, {}],
  solution: [{ slug: 'cross-border-finance' }, { slug: 'cross-border-operations' }, {}],
};

/** Sections that are not there until an editor puts something in. */
const filled: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  home: {
    customers: { items: [{ name: '客户甲' }] },
    news: { items: [{ title: '一篇', by: '某报', href: 'https://news.example/1' }] },
    quotes: { items: [{ words: '说得好', name: '某人', role: '某职' }] },
    videos: {
      items: [
        {
          video: { url: '/api/film', title: '片名', poster: { url: '/api/poster' }, captions: '/api/words' },
          words: '一句话',
        },
      ],
    },
  },
  'about-us': { certificates: { items: [{ name: '证书甲', words: '编号' }] } },
  security: { certificates: { items: [{ name: '证书甲', words: '编号' }] } },
};

function read(file: string): Words {
  return JSON.parse(readFileSync(path.join(process.cwd(), 'remote-marketing/src', file), 'utf8')) as Words;
}

function wordsOf(name: Name): Words {
  const words = read(`pages/${name}/words.json`);
  for (const [section, items] of Object.entries(filled[name] ?? {})) Object.assign(words[section] as object, items);
  return words;
}

async function show(name: Name, content: Readonly<Record<string, unknown>>, params: PageParams = {}) {
  const page = pages[name];
  await page.preload(params);
  const props: PageProps = {
    params,
    path: '/',
    query: '',
    hash: '',
    config: siteConfigSchema.parse({}),
    host: noHost,
    composed: false,
    answers: { at: 0, byAddress: {}, content },
  };
  return render(<page.Component {...props} />);
}

/** Texts that are drawn or compared by their letters, and those for other settings than a test's. */
const NOT_SHOWN = [
  /^modes\.items\.\d\.ticks$/,
  /^people\.\d\.week$/,
  /^schedule\.items\.\d\.runs$/,
  /\.marks\.\d\.word$/,
  /^messages\.4\.kind$/,
  /^data\.sent\.(?:(?:telemetry|analytics)\.on|destination\.other)$/,
];

/** Each text of some words replaced by one of its own, and what it was. */
function exchanged(words: Words) {
  const { sections = [] } = words;
  // The thread runs straight into the first section, and into the last of an even number: they have no tag.
  const straight = [sections[0], ...(sections.length % 2 === 0 ? sections.slice(-1) : [])];
  const fields = textFields(schemaOf(words), words).filter(
    (field) =>
      !field.startsWith('sections.') &&
      !straight.some((section) => field === `${section ?? ''}.tag`) &&
      !NOT_SHOWN.some((pattern) => pattern.test(field)),
  );
  const texts = fields.map((field) => {
    const steps = field.split('.');
    const last = steps.pop() ?? '';
    const group = steps.reduce<Record<string, unknown>>((all, step) => all[step] as Record<string, unknown>, words);
    const was = String(group[last]);
    const is = `‡${field}‡`;
    // Facts of the code stay in their place.
    const facts = was.match(/\{\w+\}/g) ?? [];
    group[last] = is + facts.join('');
    return { field, was, is };
  });
  return texts;
}

beforeAll(() => {
  const media = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  window.matchMedia = () => media as unknown as MediaQueryList;
});

describe.each(names)('the page %s', (name) => {
  it('shows each of its words as it was published, and none as it was shipped', async () => {
    const words = wordsOf(name);
    const texts = exchanged(words);
    const shown = [];
    for (const params of addresses[name] ?? [{}]) shown.push(await show(name, { [name]: words }, params));
    const html = shown.map(({ container }) => container.innerHTML).join('');
    expect(texts.filter(({ is }) => !html.includes(is)).map(({ field }) => field)).toEqual([]);
    // Words of a picture may stand in its description, too.
    const groups = [...(words.sections ?? Object.keys(words)), 'opening', 'hero', 'tour', 'closing'];
    const kept = texts.filter(
      ({ field, was }) =>
        groups.some((group) => field.startsWith(`${group}.`)) &&
        /[\u4e00-\u9fff]/.test(was) &&
        was.length > 6 &&
        html.includes(was),
    );
    expect(kept.map(({ field, was }) => `${field}: ${was}`)).toEqual([]);
  });
});

it.each(['case-list', 'case-detail', 'solution'] as const)(
  'the page %s shows the words beside each case',
  async (name) => {
    const words = read('content/case-words.json');
    const texts = exchanged(words);
    const { container } = await show(name, { 'case-words': words }, addresses[name]?.[0]);
    expect(texts.filter(({ is }) => !container.innerHTML.includes(is)).map(({ field }) => field)).toEqual([]);
  },
);

it.each(names)('the page %s has the thread where the map of pages says so, and nowhere else', async (name) => {
  const { container } = await show(name, {}, addresses[name]?.[0]);
  expect(container.querySelector('section.section') !== null).toBe(kinds[name].loom);
});

it('the page privacy shows its parts in the order of its words, and those alone', async () => {
  const { container } = await show('privacy', {
    privacy: { ...wordsOf('privacy'), sections: ['changes', 'data', 'none', 'data'] },
  });
  const parts = ['changes', 'stored', 'sent', 'kept', 'never'];
  expect([...container.querySelectorAll('section[id]')].map(({ id }) => id)).toEqual(parts);
  const ways = container.querySelectorAll('nav a[href^="#"]');
  expect([...ways].map((way) => way.getAttribute('href'))).toEqual(parts.map((id) => `#${id}`));
});

const tagged = names.filter((name) => wordsOf(name).sections && name !== 'privacy');

describe.each(tagged)('the page %s', (name) => {
  it('shows its sections in the order of its words, and those alone', async () => {
    const words = wordsOf(name);
    const [first = '', ...others] = words.sections ?? [];
    const titleOf = (section: string) => `节 ${section}`;
    for (const section of [first, ...others]) Object.assign(words[section] as object, { tag: titleOf(section) });
    const { container } = await show(name, {
      [name]: { ...words, sections: [...others.reverse(), 'no-such-section', ...others] },
    });
    const sections = [...container.querySelectorAll('section.section, section.plain:not(.end)')];
    expect(sections.map((section) => section.className)).toEqual(
      others.map((_other, place) => {
        if (!kinds[name].loom) return 'plain';
        const straight = place > 0 && place === others.length - 1 && place % 2 === 1;
        const joined = others.length % 2 === 0 && place === others.length - 2;
        const side = place % 2 === 0 || straight ? 'left' : 'right';
        const ends = place === others.length - 1 || joined;
        return ['section', side, (place === 0 || straight) && 'first', ends && 'last'].filter(Boolean).join(' ');
      }),
    );
    for (const section of others.slice(1, others.length % 2 === 0 ? -1 : undefined))
      expect(screen.getByText(titleOf(section))).toBeInTheDocument();
    expect(screen.queryByText(titleOf(first))).toBeNull();
  });
});

it.each([
  ['in large the first that is there of those chosen', ['none', 'night-ad-guard']],
  ['what the list has where none of those chosen is there', ['none']],
])('the home page leads to no case and no solution that was taken out, and shows %s', async (_what, ids) => {
  const words = wordsOf('home');
  Object.assign(words['cases'] as object, { ids });
  const [cases, solutions] = [casesIn().slice(2, 3), solutionsIn(undefined).slice(1, 2)];
  const { container } = await show('home', { home: words, cases, solutions });
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  const members = links.filter((href) => /^\/(?:case\/detail|solution)\//.test(href));
  expect(new Set(members)).toEqual(new Set([...cases.map(caseHref), '/solution/cross-border-advertising/']));
  expect(screen.getByText(cases[0]?.summary ?? '')).toBeInTheDocument();
  expect(screen.getByText('全部 1 个示例案例')).toBeInTheDocument();
});
