import { ownSpan } from './own-time';

/** Sets the clock of the device so many minutes ahead of UTC. */
function aheadBy(minutes: (at: Date) => number): void {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function (this: Date) {
    return -minutes(this);
  });
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a time by the reader’s own clock', () => {
  const [from, to] = ['2026-12-12T06:00:00.000Z', '2026-12-12T09:30:00.000Z'];

  it('is not told where it is China’s', () => {
    aheadBy(() => 480);
    expect(ownSpan(from, to)).toBeUndefined();
  });

  it('stands with its own day', () => {
    aheadBy(() => -480);
    expect(ownSpan(from, to)).toBe('12月11日周五 22:00–12月12日周六 01:30');
    aheadBy(() => 330);
    expect(ownSpan(from, to)).toBe('11:30–15:00');
  });

  it('keeps to a clock that is put back meanwhile', () => {
    aheadBy((at) => (at < new Date('2026-12-12T08:00:00.000Z') ? 60 : 0));
    expect(ownSpan(from, to)).toBe('07:00–09:30');
  });
});
