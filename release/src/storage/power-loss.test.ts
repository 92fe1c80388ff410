import { powerRounds } from '../testing/power-rounds';

jest.setTimeout(120_000);

it.each([
  ['publish', 12, 19],
  ['promote', 50, 21],
  ['promote', 130, 3],
  ['gc', 20, 5],
])(
  'serves and takes the next release after the power was lost while %s wrote (from %i)',
  async (scenario, from, step) => {
    const { losses, failures } = await powerRounds({ scenario, from, step, most: 3 });
    expect(failures).toEqual([]);
    expect(losses).toBeGreaterThan(0);
  },
);
