import type { Comic } from '@shared/contract/endpoints';
import type { Places } from './places';

export type ChapterState = 'read' | 'reading' | 'unread';

export const chapterStateWords: Readonly<Record<ChapterState, string>> = {
  read: '已读',
  reading: '在读',
  unread: '未读',
};

/** State of a chapter: the server's for a signed-in visitor, else what this device remembers. */
export function chapterState(comic: Pick<Comic, 'readChapterIds'>, chapterId: number, places: Places): ChapterState {
  if (comic.readChapterIds?.includes(chapterId)) return 'read';
  const place = places[String(chapterId)];
  if (!place) return 'unread';
  if (place.panel >= place.of) return 'read';
  // Opened is not begun.
  return place.panel > 1 ? 'reading' : 'unread';
}
