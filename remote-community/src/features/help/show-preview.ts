import { call } from '@shared/client';
import { sitePath } from '@shared/contract/config';
import { type HelpBlock, type HelpWords, helpArticleDetail } from '@shared/contract/endpoints';

/** The window that is drawn in an article. */
const PICTURE = '[role="img"]';

interface PreviewOptions {
  id: string;
  word: string;
  signal: AbortSignal;
}

/**
 * Shows an article that visitors do not read yet, in the page where they will: in the place of the one of that name, or as one
 * more. Gives the element that it stands in.
 */
export async function showPreview(element: HTMLElement, { id, word, signal }: PreviewOptions): Promise<HTMLElement> {
  const input = { id, preview: word };
  const { title, summary, sectionName, scene, body } = await call(helpArticleDetail, input, {
    ...{ swallow: true, quiet: true, signal },
  });
  const all = [...element.querySelectorAll<HTMLElement>('article[data-article]')];
  const model = all.find((article) => article.id === id) ?? all[0];
  if (!model) throw new Error('这一页没有可以放文章的地方');
  const picture = scene === null ? null : all.find((article) => article.id === scene)?.querySelector(PICTURE);
  const article = model.id === id ? model : (model.cloneNode(true) as HTMLElement);
  if (article !== model) {
    article.id = id;
    model.after(article);
  }
  article.querySelector(PICTURE)?.remove();
  if (picture) article.querySelector('[data-body]')?.before(picture.cloneNode(true));
  write(article, 'h2', title);
  write(article, 'h2 + p', summary);
  const topic = article.querySelector('nav[aria-label] > p');
  if (topic) topic.textContent = sectionName;
  if (article !== model) {
    write(article, 'span[aria-current]', title);
    article.querySelector('a[aria-current]')?.removeAttribute('aria-current');
  }
  for (const vote of article.querySelectorAll<HTMLElement>('button[data-article]')) vote.dataset['article'] = id;
  article.querySelector('[data-body]')?.replaceChildren(...body.map(blockElement));
  return article;
}

function write(article: HTMLElement, selector: string, text: string): void {
  const place = article.querySelector(selector);
  if (place) place.textContent = text;
}

const tags = { paragraph: 'p', quote: 'blockquote' } as const;

function blockElement(block: HelpBlock): HTMLElement {
  switch (block.kind) {
    case 'paragraph':
    case 'quote':
      return made(tags[block.kind], block.words.map(wordsNode));
    case 'heading':
      return made(block.level === 3 ? 'h3' : 'h4', block.words.map(wordsNode));
    case 'code':
      return made('pre', [made('code', [block.text])]);
    case 'list':
      return made(
        block.ordered ? 'ol' : 'ul',
        block.items.map((item) => made('li', item.map(wordsNode))),
      );
  }
}

function wordsNode({ text, bold, italic, code, href, rel }: HelpWords): Node {
  let node: Node = document.createTextNode(text);
  if (code) node = made('code', [node]);
  if (italic) node = made('em', [node]);
  if (bold) node = made('strong', [node]);
  if (href === undefined) return node;
  const link = made('a', [node]);
  link.href = sitePath(window.__SITE_CONFIG__, href);
  if (rel) link.rel = rel;
  return link;
}

function made<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  children: readonly (Node | string)[],
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.append(...children);
  return element;
}
