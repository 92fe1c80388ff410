import type { PublicChapter } from '@shared/contract/endpoints';
import { chapterHead, comicHead } from './comic-head';
import { chapterHref, comicHref, numberIn, readerHref } from './comics-query';

const name = { id: 12, comicId: 3, no: 2, title: '第二个早上' };
const chapterRow = { ...name, panelCount: 2, likeCount: 1, publishedAt: '2026-11-01T01:00:00.000Z' };
const panel = { url: '/api/ext/v1/media/a.svg', width: 4, height: 3 };

function chapter(cover = '/api/ext/v1/media/cover.svg'): PublicChapter {
  return {
    comic: {
      id: 3,
      title: '对账',
      summary: '抄了一年的表。',
      author: '某人',
      topics: [],
      chapterCount: 2,
      likeCount: 5,
      cover: { ...panel, url: cover, alt: '' },
      updatedAt: '2026-11-01T01:00:00.000Z',
      readChapterIds: null,
      sample: false,
    },
    chapter: {
      ...chapterRow,
      comicTitle: '对账',
      liked: false,
      read: false,
      previous: null,
      next: null,
      sample: false,
      panels: [
        { ...panel, no: 1, alt: '“早。”' },
        { ...panel, no: 2, alt: '表'.repeat(200) },
      ],
    },
    comments: { items: [], next: null, total: 0 },
  };
}

const comic = { comic: chapter().comic, chapters: [chapterRow] };

describe('the head of a comic', () => {
  it('says what it is about, and which chapters it has, to readers of JSON-LD too', () => {
    const { title, description, breadcrumb, jsonLd, image } = comicHead(comic);
    expect([title, description, image]).toEqual(['对账（漫画）', '抄了一年的表。', undefined]);
    expect(breadcrumb?.at(-1)).toEqual({ label: '对账', href: '/comics/3/' });
    expect(jsonLd).toMatchObject([
      {
        '@type': 'ComicSeries',
        name: '对账',
        creditText: '某人',
        url: '/comics/3/',
        image: ['/api/ext/v1/media/cover.svg'],
        hasPart: [{ '@type': 'ComicIssue', name: '第二个早上', issueNumber: 2, url: '/comics/3/12/' }],
      },
    ]);
  });

  it('stands without its data, too: a navigation comes before it', () => {
    expect(comicHead(undefined).title).toBe('用户故事漫画');
    expect(chapterHead(undefined).jsonLd).toBeUndefined();
  });
});

describe('the head of a chapter', () => {
  it('is described by its panels, cut to what is shown of it', () => {
    const { title, description, breadcrumb, jsonLd } = chapterHead(chapter());
    expect(title).toBe('第二个早上 · 对账 第 2 话');
    expect(description).toMatch(/^《对账》第 2 话，共 2 格。“早。” 表+…$/);
    expect(description).toHaveLength(120);
    expect(breadcrumb?.map(({ href }) => href)).toEqual(['/', '/comics/', '/comics/3/', '/comics/3/12/']);
    expect(jsonLd).toMatchObject([
      {
        '@type': 'ComicStory',
        url: '/comics/3/12/',
        image: [panel.url, panel.url],
        isPartOf: { '@type': 'ComicIssue', issueNumber: 2, isPartOf: { '@type': 'ComicSeries', url: '/comics/3/' } },
      },
    ]);
  });

  it('has the cover for its sharing picture where that is no drawing', () => {
    expect(chapterHead(chapter()).image).toBeUndefined();
    const upload = '/api/ext/v1/media/uploaded/0123456789abcdef0123456789abcdef';
    expect(chapterHead(chapter(upload)).image).toBe(upload);
  });
});

describe('the addresses of comics', () => {
  it('are one for each thing', () => {
    expect([comicHref(3), chapterHref(name), readerHref(name)]).toEqual([
      '/comics/3/',
      '/comics/3/12/',
      '/comics/3/12/?chapter=12',
    ]);
    expect(['12', '012', '1e3', '0', '-1', undefined].map(numberIn)).toEqual([12, 0, 0, 0, 0, 0]);
  });
});
