import type { Places } from './places';
import { chapterState } from './chapter-state';
import type { ComicWithChapters } from './use-comics';
import { chapterHref, readerHref } from './comics-query';

/** The chapter in which reading goes on: in the chapter that one stopped in last, else the first unread one, else the beginning. */
export function nextChapter(comic: ComicWithChapters, places: Places) {
  const [open] = comic.chapters
    .filter((chapter) => chapterState(comic, chapter.id, places) === 'reading')
    .sort((a, b) => stoppedAt(b, places) - stoppedAt(a, places));
  if (open) {
    // A chapter that has lost panels since is gone on with at its end.
    const panel = Math.min(places[String(open.id)]?.panel ?? 1, open.panelCount);
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
  const [last] = comics
    .map((comic) => ({ comic, at: lastRead(comic, places) }))
    .filter(({ at }) => at > 0)
    .sort((a, b) => b.at - a.at);
  const featured = last?.comic ?? comics[0];
  return featured ? [featured, ...comics.filter((comic) => comic !== featured)] : [];
}

/** Whether there is anything to go on with among them. */
export const isReading = (comics: readonly ComicWithChapters[], places: Places) =>
  comics.some((comic) => lastRead(comic, places) > 0);

/** Finds when one stopped last inside a chapter of a comic; 0 where there is none to go on with. */
function lastRead(comic: ComicWithChapters, places: Places): number {
  const open = comic.chapters.filter(({ id }) => chapterState(comic, id, places) === 'reading');
  return Math.max(0, ...open.map((chapter) => stoppedAt(chapter, places)));
}

const stoppedAt = ({ id }: { id: number }, places: Places): number => places[String(id)]?.at ?? 0;
