import type { ComponentType } from 'react';
import type { FoundPage } from '@shared/client/search';
import type { Marked } from '@shared/contract/endpoints';
import {
  BookIcon,
  BoxIcon,
  BranchIcon,
  ChatIcon,
  DownloadIcon,
  LabelIcon,
  PageIcon,
  PlayIcon,
  ShopIcon,
  StripIcon,
  TableIcon,
} from '@shared/ui';

export interface FoundKind {
  key: string;
  label: string;
  Icon: ComponentType;
  /** The address below which its pages are, or else the group that the index has them in. */
  under?: string;
  group?: string;
}

const other: FoundKind = { key: 'other', label: '公司与资源', Icon: PageIcon };

/** Kinds of what is found, in the order in which they are shown; the last takes what no other has. */
export const foundKinds: readonly FoundKind[] = [
  { key: 'product', label: '产品与方案', Icon: BoxIcon, group: '产品与方案' },
  { key: 'price', label: '价格', Icon: LabelIcon, group: '价格' },
  { key: 'template', label: '流程模板', Icon: TableIcon, under: '/templates/' },
  { key: 'integration', label: '集成', Icon: BranchIcon, under: '/integrations/' },
  { key: 'case', label: '案例', Icon: ShopIcon, group: '案例' },
  { key: 'help', label: '帮助', Icon: BookIcon, group: '帮助' },
  { key: 'question', label: '问答', Icon: ChatIcon, group: '问答' },
  { key: 'work', label: '作品', Icon: PlayIcon, group: '大赛作品' },
  { key: 'comic', label: '漫画', Icon: StripIcon, group: '漫画' },
  { key: 'download', label: '下载', Icon: DownloadIcon, group: '下载' },
  other,
];

/** Length of a heading that says something by itself, and of the beginning by which a sentence is known. */
const [TELLING, BEGINNING] = [7, 8];

/** A page that lists all of a kind leads to them, and is none of them. */
export const kindOf = ({ path, group }: FoundPage): FoundKind =>
  foundKinds.find(({ under, group: name }) =>
    under === undefined ? name === group || foundKinds.some((kind) => kind.under === path) : path.startsWith(under),
  ) ?? other;

/** The pages of each kind that has some. */
export function byKind(pages: readonly FoundPage[]): { kind: FoundKind; pages: FoundPage[] }[] {
  return foundKinds.flatMap((kind) => {
    const those = pages.filter((page) => kindOf(page) === kind);
    return those.length > 0 ? [{ kind, pages: those.map((page) => withOwnWords(page, pages)) }] : [];
  });
}

const plain = (parts: Readonly<Marked>) => parts.map(({ text }) => text).join('');
/** The last of several sentences, maybe cut. */
const lastOf = (parts: Readonly<Marked>) => /(?<=[。！？])[^。！？]+[。！？…]*$/.exec(plain(parts))?.[0] ?? '';

/** What a title says after its name: ：RPA 流程模板. */
const endOf = (parts: Readonly<Marked>) => /：[^：]+$/.exec(plain(parts))?.[0] ?? '';

/** A page without what it says as others do: the end of its title, the last sentence of its words, or a heading. */
export function withOwnWords(page: FoundPage, among: readonly FoundPage[]): FoundPage {
  const isShared = (own: string, of: (other: FoundPage) => string) =>
    own !== '' && among.filter((one) => of(one).startsWith(own.slice(0, BEGINNING))).length > 1;
  const last = lastOf(page.words);
  const heading = plain(page.heading);
  const end = endOf(page.title);
  const own = {
    ...page,
    title: cut(page.title, isShared(end, ({ title }) => endOf(title)) ? end.length : 0),
    heading: heading.length < TELLING || isShared(heading, (one) => plain(one.heading)) ? [] : page.heading,
    words: cut(page.words, isShared(last, ({ words: of }) => lastOf(of)) ? last.length : 0),
  };
  // What it was found by stays in sight.
  return isMarked(own) || !isMarked(page) ? own : page;
}

const has = (parts: Readonly<Marked>) => parts.some(({ hit }) => hit);
/** Whether what is shown of a page has the words; else they stand further down in it. */
export const isMarked = ({ title, heading, words }: FoundPage) => has([...title, ...heading, ...words]);

/** Parts without so many of their last characters. */
function cut(parts: FoundPage['title'], characters: number): FoundPage['title'] {
  let left = plain(parts).length - characters;
  return parts.flatMap((part) => {
    const text = part.text.slice(0, left);
    left -= text.length;
    return text === '' ? [] : [{ ...part, text }];
  });
}
