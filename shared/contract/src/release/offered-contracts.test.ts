import { endOf, offerFor } from './offered-contracts';

const offered = [
  { version: '2.1', ends: null },
  { version: '1.4', ends: '2027-03-01' },
];

test.each([
  ['2.0', '2.1'],
  ['1.3', '1.4'],
  ['1.5', undefined],
  ['3.0', undefined],
  ['x', undefined],
])('a build for %s runs on %s', (needed, version) => {
  expect(offerFor(needed, offered)?.version).toBe(version);
});

test('an end that was announced is told with its day', () => {
  expect(endOf('1.3', offered)).toBe('contract 1.3 ends on 2027-03-01: build for 2.1 before');
  expect([endOf('2.0', offered), endOf('9.0', offered)]).toEqual([null, null]);
});
