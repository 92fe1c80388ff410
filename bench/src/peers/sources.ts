import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Replace, astro, jsx, markup } from './markup';
import { type PageElement, type PageTree, elements, childElements, withAttribute, words } from './page-tree';

/** Sections of the page that each remote of the federated peer brings, by their order. */
const remotes: Readonly<Record<string, readonly [from: number, to: number]>> = {
  marketing: [0, 6],
  community: [6, 8],
  download: [8, Number.POSITIVE_INFINITY],
};

type Sources = Readonly<Record<string, string>>;

/** Writes the page into each peer's `generated` folder, the same elements in all of them. */
export async function writeSources(peersDir: string, tree: PageTree): Promise<void> {
  const { menu, tabs, css } = interactive(tree);
  const common = { 'page.css': tree.css + css, 'menu.jsx': menu, 'tabs.jsx': tabs };
  const sections = elements(tree.body).filter(({ tag }) => tag === 'section');
  const react = { ...common, 'sections.jsx': sectionsSource(sections) };
  const whole = { ...react, 'page.jsx': pageSource(tree, sections) };
  await write(peersDir, 'single-page', whole);
  await write(peersDir, 'next-export', whole);
  await write(peersDir, 'module-federation', { ...react, ...federatedSources(tree, sections) });
  await write(peersDir, 'astro-islands', { ...common, 'page.astro': astroSource(tree) });
}

async function write(peersDir: string, peer: string, sources: Sources): Promise<void> {
  const folder = path.join(peersDir, peer, 'generated');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [file, source] of Object.entries(sources)) await writeFile(path.join(folder, file), source);
}

const menuAndTabs: Replace = ({ attributes }) => {
  if ('data-sheet' in attributes) return '<Menu />';
  return 'data-tabs' in attributes ? '<Tabs />' : undefined;
};

function sectionsSource(sections: readonly PageElement[]): string {
  const components = sections.map(
    (section, index) =>
      `export function ${sectionName(index)}() {\n  return ${markup([section], jsx, menuAndTabs)};\n}\n`,
  );
  return ["import { Tabs } from './tabs.jsx';\n", ...components].join('\n');
}

function sectionName(index: number): string {
  return `Section${index + 1}`;
}

function pageSource({ body }: PageTree, sections: readonly PageElement[]): string {
  const names = sections.map((_section, index) => sectionName(index));
  return `import { Menu } from './menu.jsx';
import { ${names.join(', ')} } from './sections.jsx';

export function Page() {
  return <>${markup(
    body,
    jsx,
    inPlaceOfSections(sections, (index) => `<${sectionName(index)} />`),
  )}</>;
}
`;
}

function federatedSources({ body }: PageTree, sections: readonly PageElement[]): Sources {
  const ranges = Object.entries(remotes);
  const slots = inPlaceOfSections(sections, (index) => {
    const at = ranges.findIndex(([, [from]]) => from === index);
    const name = `Remote${at + 1}`;
    return at < 0 ? '' : `<Suspense fallback={<div>Loading...</div>}><${name} /></Suspense>`;
  });
  const page = `import { Suspense } from 'react';
import { Menu } from './menu.jsx';

export function Page({ remotes: [${ranges.map((_range, index) => `Remote${index + 1}`).join(', ')}] }) {
  return <>${markup(body, jsx, slots)}</>;
}
`;
  const contents = ranges.map(([remote, [from, to]]) => {
    const names = sections.map((_section, index) => sectionName(index)).slice(from, to);
    return [`${remote}.jsx`, contentSource(names)];
  });
  return { 'page.jsx': page, ...(Object.fromEntries(contents) as Sources) };
}

function contentSource(names: readonly string[]): string {
  return `import { ${names.join(', ')} } from './sections.jsx';

export function Content() {
  return <>${names.map((name) => `<${name} />`).join('')}</>;
}
`;
}

function inPlaceOfSections(sections: readonly PageElement[], place: (index: number) => string): Replace {
  return (element) => {
    const index = sections.indexOf(element);
    return index < 0 ? menuAndTabs(element) : place(index);
  };
}

function astroSource({ body }: PageTree): string {
  const islands: Replace = (element) => menuAndTabs(element)?.replace(' />', ' client:load />');
  return `---
import { Menu } from './menu.jsx';
import { Tabs } from './tabs.jsx';
---

${markup(body, astro, islands)}
`;
}

/**
 * The two parts that answer a visitor, as a developer with React writes them: state, a button, what it shows. On this
 * site they are `<details>` and radio buttons that work before any script.
 */
interface Interactive {
  menu: string;
  tabs: string;
  /** Styles for the buttons in the place of `<summary>` and `<label>`. */
  css: string;
}

function interactive({ body }: PageTree): Interactive {
  const menu = withAttribute(body, 'data-sheet');
  const tabs = withAttribute(body, 'data-tabs');
  return { menu: menuComponent(menu), tabs: tabsComponent(tabs), css: tabsCss(tabs) };
}

function menuComponent(menu: PageElement): string {
  const [toggle, sheet] = pair(menu);
  return `'use client';
import { useState } from 'react';

export function Menu() {
  const [open, setOpen] = useState(false);
  return (
    <div ${props(menu)} open={open}>
      <button type="button" ${props(toggle)} aria-expanded={open} onClick={() => setOpen(!open)}>
        ${markup(toggle.children, jsx)}
      </button>
      {open && ${markup([sheet], jsx)}}
    </div>
  );
}
`;
}

function tabsComponent(tabs: PageElement): string {
  const [list, panels] = pair(tabs);
  const buttons = childElements(list).map(
    (tab, index) =>
      `<div ${props(tab)}><button type="button" role="tab" aria-selected={chosen === ${index}} onClick={() => choose(${index})}>${jsx.text(words(tab))}</button></div>`,
  );
  const shown = childElements(panels).map(
    (panel, index) =>
      `<div ${props(panel)} role="tabpanel" className={chosen === ${index} ? 'chosen' : undefined}>${markup(panel.children, jsx)}</div>`,
  );
  return `'use client';
import { useState } from 'react';

export function Tabs() {
  const [chosen, choose] = useState(0);
  return (
    <div ${props(tabs)}>
      <div ${props({ ...list, attributes: { ...list.attributes, role: 'tablist' } })}>
        ${buttons.join('\n        ')}
      </div>
      <div ${props(panels)}>
        ${shown.join('\n        ')}
      </div>
    </div>
  );
}
`;
}

/** Returns what `tabs.module.css` says of the label and of the chosen radio button, said of the button. */
function tabsCss(tabs: PageElement): string {
  const [list, panels] = pair(tabs);
  const tab = className(childElements(list)[0]);
  return `
#root { display: contents; }
${tab} button { display: grid; place-items: center; width: 100%; min-height: 56px; padding: 0 28px; line-height: inherit; }
${tab}:has([aria-selected='true']) { font-weight: 600; color: #fff; background: var(--solid); }
${className(panels)} > .chosen { display: block; }
@media (width < 600px) { ${tab} button { padding: 0 8px; } }
`;
}

function props({ attributes }: PageElement): string {
  return Object.entries(attributes)
    .map(([name, value]) => jsx.attribute(name, value))
    .join(' ');
}

function className(element: PageElement | undefined): string {
  const name = element?.attributes['class']?.split(' ')[0];
  if (!name) throw new TypeError('The tabs have no class');
  return `.${name}`;
}

/** Returns the two children of the menu or the tabs: what is pressed, what it shows. */
function pair(element: PageElement): [PageElement, PageElement] {
  const [first, second] = childElements(element);
  if (!first || !second) throw new TypeError(`<${element.tag}> has not what is pressed and what it shows`);
  return [first, second];
}
