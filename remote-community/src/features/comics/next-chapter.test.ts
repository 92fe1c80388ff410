import { featuredFirst, isReading, nextChapter } from './next-chapter';
import type { ComicWithChapters } from './use-comics';

const comic = (id: number, chapters: readonly number[], readChapterIds: number[] | null = null) =>
  ({
    id,
    readChapterIds,
    chapters: chapters.map((chapter, at) => ({ id: chapter, comicId: id, no: at + 1, panelCount: 6 })),
  }) as unknown as ComicWithChapters;
const place = (comicId: number, panel: number, at = 1) => ({ comicId, panel, of: 6, at });
const wordsOf = (...args: Parameters<typeof nextChapter>) => nextChapter(...args)?.words;

describe('the place where reading goes on', () => {
  it('is the panel where one stopped, and nowhere where one did not', () => {
    expect(wordsOf(comic(1, [11, 12]), {})).toBe('从第 1 话开始读');
    expect(wordsOf(comic(1, [11, 12]), { 11: place(1, 1) })).toBe('从第 1 话开始读');
    expect(wordsOf(comic(1, [11, 12]), { 11: place(1, 4) })).toBe('从第 4 格接着读');
    expect(wordsOf(comic(1, [11, 12]), { 11: place(1, 6) })).toBe('读第 2 话');
    expect(wordsOf(comic(1, [11], [11]), {})).toBe('再读一遍');
  });

  it('is in the chapter that one stopped in last, whatever its number', () => {
    const places = { 11: place(1, 3, 5), 12: place(1, 4, 9), 13: place(1, 2, 7) };
    expect(wordsOf(comic(1, [11, 12, 13]), places)).toBe('从第 4 格接着读');
  });

  it('is inside a chapter that has lost panels since', () => {
    expect(wordsOf(comic(1, [11]), { 11: { ...place(1, 8), of: 9 } })).toBe('从第 6 格接着读');
  });

  it('is said only of comics that are there, in chapters that were not finished', () => {
    const comics = [comic(1, [11]), comic(2, [21], [21])];
    expect(isReading(comics, { 11: place(1, 3) })).toBe(true);
    expect(isReading(comics, { 99: place(9, 3) })).toBe(false);
    expect(isReading(comics, { 21: place(2, 3) })).toBe(false);
    expect(isReading(comics, { 11: place(1, 1) })).toBe(false);
  });

  it('begins with what was read last', () => {
    const comics = [comic(1, [11]), comic(2, [21]), comic(3, [31])];
    const order = (places: Parameters<typeof nextChapter>[1]) => featuredFirst(comics, places).map(({ id }) => id);
    expect(order({})).toEqual([1, 2, 3]);
    expect(order({ 21: place(2, 3, 5), 31: place(3, 2, 9) })).toEqual([3, 1, 2]);
    expect(order({ 21: place(2, 3, 5), 31: place(3, 6, 9) })).toEqual([2, 1, 3]);
  });
});
