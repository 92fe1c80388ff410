import { lastSeen, stepOf, turnTo } from './turn';

describe('a turn', () => {
  it('never leaves the chapter', () => {
    expect(turnTo(0, { count: 6, step: 1 })).toBe(1);
    expect(turnTo(9, { count: 6, step: 1 })).toBe(6);
  });

  it('ends at the first panel of a printed page', () => {
    expect(turnTo(4, { count: 14, step: 6 })).toBe(1);
    expect(turnTo(14, { count: 14, step: 6 })).toBe(13);
  });

  it('of a printed page passes six panels, unless fewer are left', () => {
    expect(stepOf('whole')).toBe(6);
    expect(lastSeen(1, { count: 14, step: 6 })).toBe(6);
    expect(lastSeen(13, { count: 14, step: 6 })).toBe(14);
  });
});
