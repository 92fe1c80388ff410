import { deviceRedirect } from './device-redirect';

describe('the device redirect', () => {
  it.each([
    ['/comics/', true, '/mobile/comics/'],
    ['/comics', true, '/mobile/comics/'],
    ['/mobile/comics/', false, '/comics/'],
    ['/comics/', false, null],
    ['/mobile/comics/', true, null],
    ['/product/', true, null],
  ])('sends %s (mobile: %s) to %s', (path, mobile, target) => {
    expect(deviceRedirect(path, mobile)).toBe(target);
  });
});
