import { compare, fromServer } from './member-places';

const place = (panel: number, at: number) => ({ comicId: 1, panel, of: 6, at });
const NOW = 10_000_000;
const MINUTE = 60_000;

describe('the places of two devices', () => {
  it('are those that came later, whichever device they are of', () => {
    const kept = { 1: place(2, 10), 2: place(5, 30), 3: place(1, 5), 4: place(9, 50) };
    const told = [
      { chapterId: 1, ...place(4, 20) },
      { chapterId: 2, ...place(3, 20) },
      { chapterId: 5, ...place(6, 1) },
      { chapterId: 3, ...place(1, 5) },
    ];
    const { newer, untold } = compare(kept, told, NOW);
    expect(newer).toEqual({ 1: place(4, 20), 5: place(6, 1) });
    // A place beyond the last panel is none.
    expect(untold).toEqual([[2, place(5, 30)]]);
  });

  it('are told by how long ago they are, whatever clock the server has', () => {
    const at = NOW + 24 * 60 * MINUTE;
    expect(fromServer([{ chapterId: 1, ...place(4, at), ago: MINUTE }], NOW)).toEqual([
      { chapterId: 1, ...place(4, NOW - MINUTE) },
    ]);
  });

  it('are one and the same where they have only travelled: nothing is written or told again', () => {
    const { newer, untold } = compare({ 1: place(4, NOW - 80) }, [{ chapterId: 1, ...place(4, NOW - 20) }], NOW);
    expect([newer, untold]).toEqual([{}, []]);
    expect(compare({ 1: place(4, NOW - 20) }, [{ chapterId: 1, ...place(4, NOW - 80) }], NOW).untold).toEqual([]);
  });

  it('that a clock wrote which was set back since are not later than now', () => {
    const ahead = { 1: place(2, NOW + 60 * MINUTE) };
    expect(compare(ahead, [{ chapterId: 1, ...place(5, NOW - MINUTE) }], NOW).untold).toHaveLength(1);
    expect(compare(ahead, [{ chapterId: 1, ...place(5, NOW + 1) }], NOW).newer).toEqual({ 1: place(5, NOW + 1) });
  });
});
