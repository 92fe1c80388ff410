import { contractFits } from './version';

describe('the contract', () => {
  it.each([
    ['1.0', '1.0', true],
    ['1.0', '1.3', true],
    ['1.4', '1.3', false],
    ['2.0', '1.9', false],
    ['1.0', '2.0', false],
    ['one', '1.0', false],
  ])('built for %s runs on %s: %s', (needed, offered, fits) => {
    expect(contractFits(needed, offered)).toBe(fits);
  });
});
