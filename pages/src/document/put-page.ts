import { type SiteConfig, documentTitle } from '@shared/contract/config';
import type { PageData } from '@shared/contract/release';
import { type MarkupElement, readElements } from '@shared/markup';

interface PutOptions {
  config: SiteConfig;
  /** Below the base path, with a slash at both ends. */
  path: string;
  title: string;
  /** The page as it was rendered. */
  content: string;
  /** The release that it is of, and how it comes alive. */
  remote: NonNullable<PageData['remote']>;
  /** Address of a script that goes before all others. */
  script: string;
}

/**
 * Puts another page into a composed document: that of the same address as it is live, or the one for what is not there. What the
 * policy names by hashes stays as it is; the page's sheets come as files.
 */
export function putPage(html: string, { config, path, title: words, content, remote, script }: PutOptions): string {
  const elements = readElements(html);
  const find = (is: (element: MarkupElement) => boolean) => elements.find(is);
  const [slot, title, head] = [
    find(({ attributes }) => 'data-slot' in attributes),
    find(({ name }) => name === 'title'),
    find(({ name }) => name === 'head'),
  ];
  const data = find(({ attributes }) => attributes['id'] === 'page-data');
  if (!slot || !data || !title || !head) throw new TypeError('The site answered with no page of its own');
  const before = JSON.parse(html.slice(data.contentStart, data.end - '</script>'.length)) as PageData;
  const isSame = before.path === path;
  const now: PageData = { ...(isSame ? before : { schema: 1, host: before.host }), path, remote };
  const { styles = [], staticStyles = [] } = remote.first.pages[remote.page] ?? {};
  const folder = config.basePath + remote.entry.slice(0, remote.entry.lastIndexOf('/') + 1);
  const links = [...styles, ...staticStyles].map((file) => `<link rel="stylesheet" href="${folder}${file}">`);
  const opening = html
    .slice(slot.start, slot.contentStart)
    .replace(`data-remote="${slot.attributes['data-remote'] ?? ''}"`, `data-remote="${remote.name}"`)
    .replace(`data-page="${slot.attributes['data-page'] ?? ''}"`, `data-page="${remote.page}"`);
  const edits: Edit[] = [
    ...elements
      .filter((element) => isReleased(element, before, folder) && element.end <= slot.start)
      .map(({ start, end }) => ({ start, end, text: '' })),
    { ...inside(title), text: escaped(documentTitle(config, path, words)) },
    { ...inside(head), start: inside(head).end, text: `${links.join('')}<script src="${script}"></script>` },
    {
      start: slot.start,
      end: slot.end,
      text: `${opening}<div data-page-root="">${withoutEarlyPictures(content)}</div></${slot.name}>`,
    },
    { ...inside(data), text: JSON.stringify(now).replaceAll('<', '\\u003c') },
  ];
  return applied(html, edits);
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Pictures that React asks for early stand in front; the composer puts them into the head. */
function withoutEarlyPictures(content: string): string {
  const links = readElements(content, { until: ({ name }) => name !== 'link' }).filter(({ name }) => name === 'link');
  return content.slice(links.at(-1)?.end ?? 0);
}

function inside({ name, contentStart, end }: MarkupElement): { start: number; end: number } {
  return { start: contentStart, end: end - `</${name}>`.length };
}

function applied(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce((done, { start, end, text: put }) => done.slice(0, start) + put + done.slice(end), text);
}

/** Whether an element brings styles or scripts of the release that is live. */
function isReleased({ name, attributes }: MarkupElement, { remote }: PageData, folder: string): boolean {
  if (name === 'link') return attributes['rel'] === 'preload' && attributes['href']?.startsWith(folder) === true;
  if (name !== 'style' || !remote) return false;
  const own = Object.values(remote.first.pages).flatMap(({ styles, staticStyles }) => [...styles, ...staticStyles]);
  return (attributes['data-href'] ?? '').split(' ').some((file) => own.includes(file));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The configuration that a document carries; null where it is none of a site. */
export function siteConfigOf(html: string): SiteConfig | null {
  const block = readElements(html).find(({ attributes }) => attributes['id'] === 'site-config');
  return block ? (JSON.parse(html.slice(inside(block).start, inside(block).end)) as SiteConfig) : null;
}
