import { jsx, markup } from './markup';
import { type PageElement, type PageTree, childElements, withAttribute, words } from './page-tree';

/**
 * The two parts that answer a visitor, as a developer with React writes them: state, a button, what it shows. On this
 * site they are `<details>` and radio buttons that work before any script.
 */
export interface Interactive {
  menu: string;
  tabs: string;
  /** Styles for the buttons in the place of `<summary>` and `<label>`. */
  css: string;
}

export function interactive({ body }: PageTree): Interactive {
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
