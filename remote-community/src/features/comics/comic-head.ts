import type { PageHead } from '@shared/contract';
import type { ChapterDetail, Comic, PublicChapter, PublicComic } from '@shared/contract/endpoints';
import { describe } from '../frame/describe';
import { chapterHref, comicHref } from './comics-query';

const crumbs = [
  { label: '首页', href: '/' },
  { label: '用户故事漫画', href: '/comics/' },
];

/** The head in a navigation, until its data is there. */
const unknown: PageHead = { title: '用户故事漫画', description: '办公室里的重复事，画成几分钟能读完的漫画。' };

export const comicTitle = ({ title }: Pick<Comic, 'title'>) => `${title}（漫画）`;

export const chapterTitle = ({ comicTitle: comic, no, title }: Pick<ChapterDetail, 'comicTitle' | 'no' | 'title'>) =>
  `${title} · ${comic} 第 ${String(no)} 话`;

export function comicHead(data: PublicComic | undefined): PageHead {
  if (!data) return unknown;
  const { comic, chapters } = data;
  return {
    title: comicTitle(comic),
    description: describe(comic.summary),
    ...sharing(comic),
    breadcrumb: comicCrumbs(comic),
    jsonLd: [
      {
        ...series(comic),
        hasPart: chapters.map(({ id, no, title, publishedAt }) => ({
          '@type': 'ComicIssue',
          name: title,
          issueNumber: no,
          datePublished: publishedAt,
          url: chapterHref({ comicId: comic.id, id }),
        })),
      },
    ],
  };
}

export function chapterHead(data: PublicChapter | undefined): PageHead {
  if (!data) return unknown;
  const { comic, chapter } = data;
  const told = chapter.panels.map(({ alt }) => alt).join(' ');
  return {
    title: chapterTitle(chapter),
    description: describe(
      `《${comic.title}》第 ${String(chapter.no)} 话，共 ${String(chapter.panels.length)} 格。${told}`,
    ),
    ...sharing(comic),
    breadcrumb: chapterCrumbs(data),
    jsonLd: [
      {
        '@type': 'ComicStory',
        name: chapter.title,
        url: chapterHref(chapter),
        ...pictures(chapter.panels.map(({ url }) => url)),
        inLanguage: 'zh-CN',
        creditText: comic.author,
        isPartOf: {
          '@type': 'ComicIssue',
          issueNumber: chapter.no,
          datePublished: chapter.publishedAt,
          isPartOf: series(comic),
        },
      },
    ],
  };
}

export const comicCrumbs = (comic: Comic) => [...crumbs, { label: comic.title, href: comicHref(comic.id) }];

export function chapterCrumbs({ comic, chapter }: PublicChapter) {
  return [...comicCrumbs(comic), { label: `第 ${String(chapter.no)} 话`, href: chapterHref(chapter) }];
}

function series({ id, title, summary, author, cover }: Comic) {
  return {
    '@type': 'ComicSeries',
    name: title,
    description: summary,
    creditText: author,
    url: comicHref(id),
    ...pictures([cover.url]),
    inLanguage: 'zh-CN',
  };
}

const pictures = (image: readonly string[]) => (image.length > 0 ? { image } : {});

/** Drawings in SVG are not shown where links are shared. */
function sharing({ cover }: Comic): Pick<PageHead, 'image'> {
  return cover.url.endsWith('.svg') ? {} : { image: cover.url };
}
