import { formatDay, formatSize, shortHash } from './format';

describe('facts of a build', () => {
  it('is a size that one can read', () => {
    expect(formatSize(134_217_728)).toBe('128 MB');
    expect(formatSize(10_240)).toBe('10 KB');
    expect(formatSize(3)).toBe('1 KB');
  });

  it('is the day in China', () => {
    expect(formatDay('2026-06-11T15:59:59.000Z')).toBe('2026-06-11');
    expect(formatDay('2026-06-11T16:00:00.000Z')).toBe('2026-06-12');
  });

  it('is a short hash', () => {
    expect(shortHash('9f2c' + '0'.repeat(56) + '41ae')).toBe('9f2c…41ae');
  });
});
