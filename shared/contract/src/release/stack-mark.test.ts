import { placeMark, stackMark } from './stack-mark';

const files = 'https://www.example.com/site/assets';
const chromium = (message: string, query = '', origin = files) => `TypeError: ${message}
    at load (${origin}/remote-a/list.1f0c.js${query}:1:2345)
    at ${origin}/host/host.99.js:1:17
    at new Promise (<anonymous>)`;

it('names a place and the way to it, whatever was said, from wherever and for the how-manieth time it came', () => {
  const mark = stackMark(chromium('小明 is not 13800138000'));
  expect(mark).toMatch(/^ [0-9a-z]{8}$/);
  expect(mark.slice(1, 7)).toBe(placeMark('remote-a/list.1f0c.js:1:2345'));
  expect(stackMark(chromium('other words', '?retry=a1', 'http://127.0.0.1:3000/assets'))).toBe(mark);
  // As Firefox and Safari write it.
  expect(stackMark(`load@${files}/remote-a/list.1f0c.js:1:2345\n@${files}/host/host.99.js:1:17`)).toBe(mark);
});

it('tells places apart, and ways to one place', () => {
  const at = (first: string, second: string) =>
    stackMark(`Error\n at a (${files}/remote-a/${first})\n at b (${files}/host/${second})`);
  const one = at('list.js:1:2345', 'host.js:1:17');
  expect(at('list.js:1:2346', 'host.js:1:17').slice(0, 7)).not.toBe(one.slice(0, 7));
  const other = at('list.js:1:2345', 'host.js:1:18');
  expect([other.slice(0, 7), other === one]).toEqual([one.slice(0, 7), false]);
  const marks = Array.from({ length: 200_000 }, (_, column) => placeMark(`remote-a/list.js:1:${column}`));
  expect(new Set(marks).size).toBe(marks.length);
});

it('is nothing where no file of the site is named', () => {
  for (const stack of [
    undefined,
    '',
    'Error: see /assets/a.js\n at eval',
    'Error\n at x (https://cdn.example/a.js:1:2)',
  ])
    expect(stackMark(stack)).toBe('');
});
