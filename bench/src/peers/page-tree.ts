import type { Browser } from 'playwright-core';

export interface PageElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly PageNode[];
}

export type PageNode = PageElement | string;

export interface PageTree {
  /** The inlined styles, in their order. */
  css: string;
  body: readonly PageNode[];
}

export async function readTree(browser: Browser, html: string): Promise<PageTree> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  try {
    await page.setContent(html);
    return await page.evaluate(readDocument);
  } finally {
    await page.close();
  }
}

/** Reads the document. It runs in the page, so it names no function inside (`throttled-page.ts`); a method is none. */
function readDocument(): PageTree {
  const reader = {
    children(element: Element): PageNode[] {
      const nodes: PageNode[] = [];
      for (const node of element.childNodes) {
        const last = nodes.at(-1);
        if (node instanceof Element) nodes.push(reader.element(node));
        // Comments divide what is one text.
        else if (node instanceof Text && typeof last === 'string') nodes.splice(-1, 1, last + node.data);
        else if (node instanceof Text) nodes.push(node.data);
      }
      return nodes;
    },
    element(element: Element): PageElement {
      const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
      return { tag: element.localName, attributes, children: reader.children(element) };
    },
  };
  return {
    css: [...document.querySelectorAll('head style')].map((style) => style.textContent).join('\n'),
    body: reader.children(document.body),
  };
}

/** Every element below, in the order of the document. */
export function elements(nodes: readonly PageNode[]): PageElement[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elements(node.children)]));
}

/** The first element below that has the attribute. */
export function withAttribute(nodes: readonly PageNode[], name: string): PageElement {
  const found = elements(nodes).find(({ attributes }) => name in attributes);
  if (!found) throw new TypeError(`The page has no element with ${name}`);
  return found;
}

export function childElements({ children }: PageElement): PageElement[] {
  return children.filter((child) => typeof child !== 'string');
}

export function words(node: PageNode): string {
  return typeof node === 'string' ? node : node.children.map(words).join('');
}
