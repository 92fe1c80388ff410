import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from '@shared/testing/root';

interface Test {
  path: string;
  context: object;
}

interface Sequencer {
  longest: Readonly<Record<string, readonly string[]>>;
  default: new (options: object) => { sort: (tests: readonly Test[]) => Promise<Test[]> };
}

const { longest, default: LongestFirst } = jest.requireActual<Sequencer>('../../shared/testing/longest-first.js');

const files = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx', '*.e2e.ts'], { cwd: root, encoding: 'utf8' });
const suites = files.split('\n').map((file) => path.basename(file).split('.')[0] ?? '');

test('Every suite that is begun early is there', () => {
  expect(
    Object.values(longest)
      .flat()
      .filter((name) => !suites.includes(name)),
  ).toEqual([]);
});

test('Suites that take longest are begun first, the longest of all before everything', async () => {
  const context = {
    config: { cacheDirectory: '/nowhere', id: 'x', testPathIgnorePatterns: [] },
    hasteFS: { getSize: () => 1 },
  };
  const tests = [
    'a/x.test.ts',
    'a/postgres.test.ts',
    'b/y.test.tsx',
    'a/pglite.test.ts',
    'b/desk-load.nightly.test.ts',
  ];
  const sequencer = new LongestFirst({ contexts: [], globalConfig: {} });

  const sorted = await sequencer.sort(tests.map((name) => ({ path: name, context })));

  expect(sorted.slice(0, 3).map(({ path: name }) => name)).toEqual([tests[4], tests[3], tests[1]]);
  expect(sorted).toHaveLength(tests.length);
});
