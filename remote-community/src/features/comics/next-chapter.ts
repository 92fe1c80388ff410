import type { Place, Places } from './places';
import { chapterState } from './chapter-state';
import { chapterHref, readerHref } from './comic-address';
import type { ComicWithChapters } from './use-comics';

interface NextChapter {
  href: string;
  words: string;
}

/** Where reading goes on: the chapter that is open, else the first unread one, else the beginning. */
export function nextChapter(comic: ComicWithChapters, places: Places): NextChapter | undefined {
  const open = comic.chapters.find((chapter) => chapterState(comic, chapter.id, places) === 'reading');
  if (open) {
    const panel = places[String(open.id)]?.panel ?? 1;
    return { href: readerHref(open), words: `从第 ${String(panel)} 格接着读` };
  }
  const unread = comic.chapters.find((chapter) => chapterState(comic, chapter.id, places) === 'unread');
  if (unread)
    return { href: chapterHref(unread), words: unread.no === 1 ? '从第 1 话开始读' : `读第 ${String(unread.no)} 话` };
  const first = comic.chapters[0];
  return first && { href: chapterHref(first), words: '再读一遍' };
}

/** The comic that stands first: the one read last and not finished, else the first of the list. */
export function featuredFirst(comics: readonly ComicWithChapters[], places: Places): readonly ComicWithChapters[] {
  const last = Object.values(places)
    .filter(isHalfRead)
    .sort((a, b) => b.at - a.at)[0];
  const featured = comics.find((comic) => comic.id === last?.comicId) ?? comics[0];
  return featured ? [featured, ...comics.filter((comic) => comic !== featured)] : [];
}

/** Whether there is anything to go on with. */
export const isReading = (places: Places) => Object.values(places).some(isHalfRead);

const isHalfRead = ({ panel, of }: Place) => panel > 1 && panel < of;
