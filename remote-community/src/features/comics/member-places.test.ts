import { compare } from './member-places';

const place = (panel: number, at: number) => ({ comicId: 1, panel, of: 6, at });

describe('the places of two devices', () => {
  it('are those that came later, whichever device they are of', () => {
    const kept = { 1: place(2, 10), 2: place(5, 30), 3: place(1, 5), 4: place(9, 50) };
    const told = [
      { chapterId: 1, ...place(4, 20) },
      { chapterId: 2, ...place(3, 20) },
      { chapterId: 5, ...place(6, 1) },
      { chapterId: 3, ...place(1, 5) },
    ];
    const { newer, untold } = compare(kept, told);
    expect(newer).toEqual({ 1: place(4, 20), 5: place(6, 1) });
    // A place beyond the last panel is none.
    expect(untold).toEqual([[2, place(5, 30)]]);
  });
});
