import { refusalRounds } from './refusal-rounds';

jest.setTimeout(300_000);

it.each([
  ['publish', 'ENOSPC', 5, 20],
  ['promote', 'ENOSPC', 12, 35],
  ['publish', 'EROFS', 1, 30],
  ['promote', 'EROFS', 1, 50],
] as const)(
  'refuses to %s with one sentence where the disk says %s, and leaves the store as it was',
  async (scenario, kind, from, step) => {
    const { refusals, failures } = await refusalRounds({ scenario, from, step, most: 2 }, kind);
    expect(failures).toEqual([]);
    expect(refusals).toBeGreaterThan(0);
  },
);
