import type { PageElement, PageNode } from './page-tree';

/** The way in which elements are written in a kind of source. */
export interface Dialect {
  attribute: (name: string, value: string) => string;
  text: (value: string) => string;
}

/** Returns what stands in an element's place, if something else does. */
export type Replace = (element: PageElement) => string | undefined;

const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr']);
const BOOLEAN = new Set(['checked', 'disabled', 'hidden', 'inert', 'open']);
const PROPS: Readonly<Record<string, string>> = { class: 'className', tabindex: 'tabIndex', for: 'htmlFor' };

export const jsx: Dialect = {
  attribute: (name, value) => `${propName(name)}={${BOOLEAN.has(name) ? 'true' : JSON.stringify(value)}}`,
  text: (value) => `{${JSON.stringify(value)}}`,
};

export const astro: Dialect = {
  attribute: (name, value) => (BOOLEAN.has(name) ? name : `${name}="${escaped(value).replaceAll('"', '&quot;')}"`),
  text: (value) => escaped(value).replaceAll('{', '&#123;').replaceAll('}', '&#125;'),
};

export function markup(nodes: readonly PageNode[], dialect: Dialect, replace: Replace = () => undefined): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return dialect.text(node);
      return replace(node) ?? elementMarkup(node, dialect, replace);
    })
    .join('');
}

function elementMarkup({ tag, attributes, children }: PageElement, dialect: Dialect, replace: Replace): string {
  const open = [tag, ...Object.entries(attributes).map(([name, value]) => dialect.attribute(name, value))].join(' ');
  return VOID.has(tag) ? `<${open} />` : `<${open}>${markup(children, dialect, replace)}</${tag}>`;
}

function propName(name: string): string {
  if (/^(?:data|aria)-/.test(name)) return name;
  return PROPS[name] ?? name.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
