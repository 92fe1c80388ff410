import '@testing-library/jest-dom';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { siteConfigSchema } from '@shared/contract/config';
import { schemaOf, textFields } from '@shared/contract/content';
import type { PageProps } from '@shared/contract';
import { noHost } from '@shared/contract/release/no-host';
import { page as aboutUs } from './about-us/page';
import { page as ai } from './ai/page';
import { page as aiPower } from './ai-power/page';
import { page as aiWeave } from './ai-weave/page';
import { page as connector } from './connector/page';
import { page as education } from './education/page';
import { page as employee } from './employee/page';
import { page as home } from './home/page';
import { page as microEnterprise } from './micro-enterprise/page';
import { page as partner } from './partner/page';
import { page as privacy } from './privacy/page';
import { page as product } from './product/page';

jest.mock('./about-us/mark.svg', () => ({ __esModule: true, default: 'mark.svg' }));

type Words = Record<string, unknown> & { sections: string[] };

const pages = {
  'about-us': aboutUs,
  ai,
  'ai-power': aiPower,
  'ai-weave': aiWeave,
  connector,
  education,
  employee,
  home,
  'micro-enterprise': microEnterprise,
  partner,
  privacy,
  product,
};
type Name = keyof typeof pages;
const names = Object.keys(pages) as Name[];

/** Sections that are not there until an editor puts something in. */
const filled: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  home: {
    customers: { items: [{ name: '客户甲' }] },
    quotes: { items: [{ words: '说得好', name: '某人', role: '某职' }] },
  },
  'about-us': { certificates: { items: [{ name: '证书甲', words: '编号' }] } },
};

function wordsOf(name: Name): Words {
  const file = path.join(process.cwd(), `remote-marketing/src/pages/${name}/words.json`);
  const words = JSON.parse(readFileSync(file, 'utf8')) as Words;
  for (const [section, items] of Object.entries(filled[name] ?? {})) Object.assign(words[section] as object, items);
  return words;
}

async function show(name: Name, words: Words) {
  const page = pages[name];
  await page.preload({});
  const props: PageProps = {
    params: {},
    path: '/',
    query: '',
    hash: '',
    config: siteConfigSchema.parse({}),
    host: noHost,
    composed: false,
    answers: { at: 0, byAddress: {}, content: { [name]: words } },
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
  /^data\.sent\.(?:telemetry\.on|destination\.other)$/,
];

/** Each text of some words replaced by one of its own, and what it was. */
function exchanged(name: Name) {
  const words = wordsOf(name);
  // The thread runs straight into the first section, and into the last of an even number: they have no tag.
  const straight = [words.sections[0], ...(words.sections.length % 2 === 0 ? words.sections.slice(-1) : [])];
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
  return { words, texts };
}

describe.each(names)('the page %s', (name) => {
  it('shows each of its words as it was published, and none as it was shipped', async () => {
    const { words, texts } = exchanged(name);
    const { container } = await show(name, words);
    const html = container.innerHTML;
    expect(texts.filter(({ is }) => !html.includes(is)).map(({ field }) => field)).toEqual([]);
    // Words of a picture may stand in its description, too.
    const groups = [...words.sections, 'opening', 'hero', 'tour', 'closing'];
    const kept = texts.filter(
      ({ field, was }) =>
        groups.some((group) => field.startsWith(`${group}.`)) &&
        /[\u4e00-\u9fff]/.test(was) &&
        was.length > 6 &&
        html.includes(was),
    );
    expect(kept.map(({ field, was }) => `${field}: ${was}`)).toEqual([]);
  });

  it('shows its sections in the order of its words, and those alone', async () => {
    const words = wordsOf(name);
    const [first = '', ...others] = words.sections;
    const titleOf = (section: string) => `节 ${section}`;
    for (const section of words.sections) Object.assign(words[section] as object, { tag: titleOf(section) });
    const { container } = await show(name, { ...words, sections: [...others.reverse(), 'no-such-section', ...others] });
    const sections = [...container.querySelectorAll('section.section')];
    expect(sections.map((section) => section.className)).toEqual(
      others.map((_other, place) => {
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
