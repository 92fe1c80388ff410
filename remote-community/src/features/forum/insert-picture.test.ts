import { withLine } from './insert-picture';

it('a picture goes on a line behind the one that the cursor is in, and nothing else changes', () => {
  expect(withLine('', 0, 'X')).toBe('X\n');
  expect(withLine('一', 1, 'X')).toBe('一\nX\n');
  expect(withLine('一\n二\n三', 0, 'X')).toBe('一\nX\n二\n三');
  expect(withLine('一\n二\n三', 3, 'X')).toBe('一\n二\nX\n三');
  expect(withLine('一\n二', Infinity, 'X')).toBe('一\n二\nX\n');
});
