import { lastSeen, stepOf, turnTo } from './turn';

describe('a turn', () => {
  it('never leaves the chapter', () => {
    expect(turnTo(0, { count: 6, step: 1 })).toBe(1);
    expect(turnTo(9, { count: 6, step: 1 })).toBe(6);
  });

  it('ends at the left panel of a spread', () => {
    expect(turnTo(4, { count: 6, step: 2 })).toBe(3);
    expect(turnTo(7, { count: 7, step: 2 })).toBe(7);
  });

  it('of a spread shows two panels, unless one is left', () => {
    expect(stepOf('spread')).toBe(2);
    expect(lastSeen(3, { count: 6, step: 2 })).toBe(4);
    expect(lastSeen(7, { count: 7, step: 2 })).toBe(7);
  });
});
