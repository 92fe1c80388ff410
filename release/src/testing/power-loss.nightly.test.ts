import { times } from '@shared/testing/nightly';
import { powerRounds } from './power-rounds';

jest.setTimeout(300_000);

it.each([
  ['publish', 12, 38, times(1, 2)],
  ['promote', 50, 21, times(1, 3)],
  // Past its last write: what it said is done.
  ['promote', 200, 1, 1],
  ['gc', 20, 10, times(1, 2)],
])(
  'serves and takes the next release after the power was lost while %s wrote (from %i)',
  async (scenario, from, step, most) => {
    const { losses, failures } = await powerRounds({ scenario, from, step, most });
    expect(failures).toEqual([]);
    expect(losses).toBeGreaterThan(0);
  },
);
