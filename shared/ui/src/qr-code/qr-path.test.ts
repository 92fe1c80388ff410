import { qrPath } from './qr-path';

it('the path draws each run of dark modules as one bar', () => {
  const [dark, light] = [true, false];
  expect(
    qrPath([
      [dark, dark, light],
      [light, light, light],
      [dark, light, dark],
    ]),
  ).toEqual({ size: 3, path: 'M0 0h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z' });
});
