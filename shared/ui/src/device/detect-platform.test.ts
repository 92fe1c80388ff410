import { detectPlatform } from './detect-platform';

describe('the platform', () => {
  it.each([
    ['win', 'Win32', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 0],
    ['win', 'Win32', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10],
    ['mac', 'MacIntel', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0],
    ['linux', 'Linux x86_64', 'Mozilla/5.0 (X11; Linux x86_64)', 0],
    ['phone', 'Linux armv8l', 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Mobile', 5],
    ['phone', 'iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5],
    ['phone', 'MacIntel', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5],
    ['unknown', 'Linux x86_64', 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)', 0],
    ['unknown', 'FreeBSD amd64', 'Mozilla/5.0 (X11; FreeBSD amd64)', 0],
    ['unknown', '', '', 0],
  ])('is %s for %s', (expected, platform, userAgent, maxTouchPoints) => {
    expect(detectPlatform({ platform, userAgent, maxTouchPoints })).toBe(expected);
  });
});
