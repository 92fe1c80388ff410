import { costOf } from './cost';

describe('the cost of a job', () => {
  it('is its time by hand and what is left of it, in hours and yuan a month', () => {
    expect(costOf({ times: 60, minutes: 20, hourly: 45, left: 10, price: 188 })).toEqual({
      hoursByHand: 20,
      hoursLeft: 2,
      costByHand: 900,
      costLeft: 90,
      saved: 622,
    });
  });

  it('keeps a tenth of an hour and whole yuan', () => {
    expect(costOf({ times: 7, minutes: 11, hourly: 33, left: 25, price: 0 })).toEqual({
      hoursByHand: 1.3,
      hoursLeft: 0.3,
      costByHand: 42,
      costLeft: 11,
      saved: 31,
    });
  });

  it('says by how much the software costs more than the work', () => {
    expect(costOf({ times: 1, minutes: 60, hourly: 40, left: 0, price: 188 }).saved).toBe(-148);
  });
});
