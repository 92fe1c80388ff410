import { paramsAt, patternsOverlap } from './route-pattern';

test.each([
  ['/', '/', {}],
  ['/a', '/a/', {}],
  ['/a/:b', '/a/x', { b: 'x' }],
  ['/a/:b/c', '/a/x/c/', { b: 'x' }],
  ['/a', '/A', null],
  ['/a/:b', '/a/', null],
  ['/a/:b', '/a//', null],
  ['/a', '/a/b', null],
  ['/a', '//a', null],
  ['/', '/a', null],
])('%s at %s gives %j', (pattern, path, params) => {
  expect(paramsAt(pattern, path)).toEqual(params);
});

test.each([
  ['/a', '/a', true],
  ['/a/:b', '/a/x', true],
  ['/:a/x', '/b/:c', true],
  ['/a/:b', '/a', false],
  ['/a/x', '/b/:c', false],
])('%s and %s overlap: %s', (one, other, overlap) => {
  expect([patternsOverlap(one, other), patternsOverlap(other, one)]).toEqual([overlap, overlap]);
});
