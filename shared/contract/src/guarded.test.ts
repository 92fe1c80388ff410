import { guarded } from './guarded';

it('gives what is there, and undefined where a browser forbids it or has nothing', () => {
  expect(guarded(() => 'kept')).toBe('kept');
  expect(guarded(() => (null as unknown as Storage).getItem('key'))).toBeUndefined();
  expect(
    guarded((): string => {
      throw new DOMException('denied', 'SecurityError');
    }),
  ).toBeUndefined();
});
