import { chapterState } from './chapter-state';

const place = { comicId: 1, of: 8, at: 0 };

describe('the state of a chapter', () => {
  it('is what the server says of a signed-in visitor', () => {
    expect(chapterState({ readChapterIds: [4] }, 4, {})).toBe('read');
    expect(chapterState({ readChapterIds: [] }, 4, {})).toBe('unread');
  });

  it('is what this device remembers of a guest', () => {
    expect(chapterState({ readChapterIds: null }, 4, { 4: { ...place, panel: 8 } })).toBe('read');
    expect(chapterState({ readChapterIds: null }, 4, { 4: { ...place, panel: 3 } })).toBe('reading');
    expect(chapterState({ readChapterIds: null }, 4, { 4: { ...place, panel: 1 } })).toBe('unread');
    expect(chapterState({ readChapterIds: null }, 5, { 4: { ...place, panel: 3 } })).toBe('unread');
  });
});
