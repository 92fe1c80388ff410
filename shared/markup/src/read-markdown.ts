import { PICTURE_URL } from '@shared/contract/content';
import type { HelpBlock, HelpWords } from '@shared/contract/endpoints';
import MarkdownIt, { type Token } from 'markdown-it';

export interface TextProblem {
  message: string;
}

export interface ReadText {
  blocks: HelpBlock[];
  problems: TextProblem[];
  named: string[];
  /** Pages of the site that links lead to, by their paths, and the line of each. */
  pages: { path: string; href: string; line: number }[];
}

interface Reading extends Omit<ReadText, 'blocks'> {
  /** The line that is read now, from 1 on. */
  line: number;
}

type Style = Omit<HelpWords, 'text'>;

/** Page below which every article stands by its name; its fragments lead to them, too. */
const HELP_PAGE = '/qa';

/**
 * Reads an article's Markdown into the few parts that an article can have. HTML is no part of it: it is there as text. What
 * is left out is always said.
 */
export function readMarkdown(text: string): ReadText {
  const markdown = new MarkdownIt('commonmark', { html: false });
  // A link that is not taken is named to who wrote it; the library would show it as text.
  markdown.validateLink = () => true;
  const reading: Reading = { problems: [], named: [], pages: [], line: 1 };
  return { blocks: blocksOf(markdown.parse(text, {}), reading), ...reading };
}

function blocksOf(tokens: readonly Token[], reading: Reading): HelpBlock[] {
  const blocks: HelpBlock[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    reading.line = (token.map?.[0] ?? reading.line - 1) + 1;
    const end = endOf(tokens, at);
    const inside = tokens.slice(at + 1, end);
    const block = blockOf(token, inside, reading);
    if (block) blocks.push(block);
    else complain(reading, '这里只能写段落、标题、列表、引用、代码和图片');
    at = end;
  }
  return blocks;
}

/** Index of the token that closes this one; the token itself where it opens nothing. */
function endOf(tokens: readonly Token[], at: number): number {
  const level = tokens[at]?.level;
  if (tokens[at]?.nesting !== 1) return at;
  return tokens.findIndex((token, later) => later > at && token.nesting === -1 && token.level === level);
}

function blockOf(token: Token, inside: readonly Token[], reading: Reading): HelpBlock | null {
  switch (token.type) {
    case 'paragraph_open':
      return pictureOf(inside, reading) ?? { kind: 'paragraph', words: wordsIn(inside, reading) };
    case 'heading_open':
      // The article's own title is the second of the page.
      return {
        kind: 'heading',
        level: token.tag === 'h1' || token.tag === 'h2' ? 3 : 4,
        words: wordsIn(inside, reading),
      };
    case 'blockquote_open':
      return { kind: 'quote', words: wordsIn(paragraph(inside, '引用里只能有一段', reading), reading) };
    case 'fence':
    case 'code_block':
      return { kind: 'code', text: token.content.replace(/\n$/, '') };
    case 'bullet_list_open':
    case 'ordered_list_open':
      return { kind: 'list', ordered: token.type === 'ordered_list_open', items: itemsOf(inside, reading) };
    default:
      return null;
  }
}

/** The picture that a paragraph is, `![alt](address "900x600")`; null for words. A preview's mark may stand behind it. */
function pictureOf(tokens: readonly Token[], reading: Reading): HelpBlock | null {
  const [image, ...rest] = tokens.flatMap(({ children }) => children ?? []);
  if (image?.type !== 'image' || !rest.every(({ content }) => /^[\u2060-\u2064]+$/.test(content))) return null;
  const url = String(image.attrGet('src') ?? '');
  const [, width, height] = /^([1-9]\d*)x([1-9]\d*)$/.exec(String(image.attrGet('title') ?? '')) ?? [];
  const alt = (image.children ?? []).map(({ content }) => content).join('');
  const isKept = PICTURE_URL.test(url) && width !== undefined;
  if (isKept && alt.trim() !== '') return { kind: 'picture', url, width: Number(width), height: Number(height), alt };
  complain(reading, isKept ? '请写上图片里有什么，给看不见图的人' : '请从图片库选一张图片');
  return { kind: 'paragraph', words: [] };
}

function itemsOf(tokens: readonly Token[], reading: Reading): HelpWords[][] {
  const items: HelpWords[][] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const end = endOf(tokens, at);
    reading.line = (tokens[at]?.map?.[0] ?? reading.line - 1) + 1;
    items.push(wordsIn(paragraph(tokens.slice(at + 1, end), '列表的一条里只能有一段，不能再有列表', reading), reading));
    at = end;
  }
  return items;
}

/** Content of the only paragraph. */
function paragraph(tokens: readonly Token[], otherwise: string, reading: Reading): readonly Token[] {
  const only = tokens[0]?.type === 'paragraph_open' && endOf(tokens, 0) === tokens.length - 1;
  if (!only && tokens.length > 0) complain(reading, otherwise);
  return tokens.slice(1, 2);
}

function wordsIn(tokens: readonly Token[], reading: Reading): HelpWords[] {
  const words: HelpWords[] = [];
  const add = (text: string, style: Style) => {
    if (text !== '') words.push({ text, ...style });
  };
  let style: Style = {};
  for (const token of tokens.flatMap(({ children }) => children ?? [])) {
    switch (token.type) {
      case 'text':
      case 'text_special':
        add(token.content, style);
        break;
      case 'code_inline':
        add(token.content, { ...style, code: true });
        break;
      case 'softbreak':
      case 'hardbreak':
        add('\n', {});
        break;
      case 'strong_open':
        style = { ...style, bold: true };
        break;
      case 'em_open':
        style = { ...style, italic: true };
        break;
      case 'link_open':
        style = { ...style, ...linkOf(String(token.attrGet('href') ?? ''), reading) };
        break;
      case 'strong_close':
        style = without(style, 'bold');
        break;
      case 'em_close':
        style = without(style, 'italic');
        break;
      case 'link_close':
        style = without(style, 'href', 'rel');
        break;
      default:
        complain(reading, token.type === 'image' ? '图片要自成一段' : '这里有不支持的写法');
    }
  }
  return words;
}

function without(style: Style, ...names: (keyof Style)[]): Style {
  return Object.fromEntries(Object.entries(style).filter(([name]) => !names.includes(name as keyof Style)));
}

function linkOf(href: string, reading: Reading): Style {
  if (href.startsWith('/') && !href.startsWith('//')) return sitePageOf(href, reading);
  const url = URL.canParse(href) ? new URL(href) : null;
  if (url?.protocol === 'mailto:') return { href };
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return { href, rel: 'nofollow noopener' };
  complain(reading, `链接 ${shown(href)} 不能用：只能是本站的路径、http(s) 地址或 mailto`);
  return {};
}

function sitePageOf(href: string, reading: Reading): Style {
  // A browser reads a backslash as a slash, and `/\` as another site.
  const [, path = '', fragment = ''] = /^([^?#]*)[^#]*#?(.*)$/.exec(href) ?? [];
  if (path.includes('\\')) {
    complain(reading, noSuchPage(href));
    return {};
  }
  reading.pages.push({ path, href, line: reading.line });
  const bare = path.replace(/\/$/, '');
  if (bare.startsWith(`${HELP_PAGE}/`)) reading.named.push(bare.slice(HELP_PAGE.length + 1));
  if (bare !== HELP_PAGE || fragment === '' || fragment.startsWith('topic-')) return { href };
  reading.named.push(fragment);
  return { href: `${HELP_PAGE}/${fragment}/` };
}

/** What the author of a link is told whose page there is not. */
export function noSuchPage(href: string): string {
  return `本站没有 ${shown(href)} 这一页`;
}

function complain({ problems, line }: Reading, message: string): void {
  problems.push({ message: `第 ${line} 行：${message}` });
}

function shown(href: string): string {
  const text = readable(href);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** An address in letters; as it stands where its `%` stand for none. */
function readable(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}
