import { type PageRequest, type PublicChapter, publicChapter, request } from '@shared/contract/endpoints';
import { useRead } from '../calls/use-call';
import { Cover } from './cover';

/** Chapters whose first panel is shown: of a long comic the first ones. */
const MOST = 6;

interface Of {
  comicId: number;
  id: number;
}

/** The calls that the first panels of a comic's chapters come from. */
export function thumbRequests(chapters: readonly Of[]): Record<string, PageRequest<PublicChapter>> {
  return Object.fromEntries(
    chapters.slice(0, MOST).map(({ comicId, id }) => [`chapter${String(id)}`, request(publicChapter, { comicId, id })]),
  );
}

/** The first panel of a chapter, beside its name. */
export function ChapterThumb({ comicId, id, at }: Of & { at: number }) {
  const panel = useRead(publicChapter, at < MOST ? { comicId, id } : null).data?.chapter.panels[0];
  return panel ? <Cover picture={{ ...panel, alt: '' }} /> : <i />;
}
