import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '@shared/testing/root';
import { reachOf, suites } from './reach';

const daily = readdirSync(path.join(root, 'e2e/tests'))
  .filter((file) => !file.includes('.nightly.'))
  .map((file) => path.basename(file, '.e2e.ts'));

test('Every browser suite of the day is in the table, and none that is gone', () => {
  expect(Object.keys(suites).sort()).toEqual(daily.sort());
});

test('Every folder that a suite looks at is there', () => {
  const folders = readdirSync(root);

  for (const folder of Object.values(suites).flat()) {
    expect(folder === 'remote-*' || folders.includes(folder) ? '' : folder).toBe('');
  }
});

test('Every folder of the repository means everything, or the tests that its changes can break', () => {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .map(({ name }) => name);
  const everything = folders.filter((folder) => 'everything' in reachOf([`${folder}/src/file.ts`]));

  expect(everything).toEqual(['checks', 'patches', 'shared']);
});

test.each([
  'shared/ui/src/link.tsx',
  'backend/migrations/001-x.sql',
  'pnpm-lock.yaml',
  'webpack.common.ts',
  'new/x.ts',
])('A change of %s means everything', (file) => {
  expect(reachOf(['docs/desk.md', file])).toEqual({ everything: file });
});

test('A change of a remote means its unit tests, those that read files, and the suites that look at its pages', () => {
  const reach = reachOf(['remote-download/src/pages/download/page.tsx', 'README.md']);
  const { units, browser } = 'everything' in reach ? { units: [], browser: [] } : reach;

  expect(units).toEqual(expect.arrayContaining(['remote-download/', 'checks/src']));
  expect(browser).toEqual(expect.arrayContaining(['downloads-trouble', 'accessibility']));
  expect(browser).not.toContain('desk');
});

test('A change of a browser suite means that suite, and one of what suites share means all', () => {
  expect(reachOf(['e2e/tests/search.e2e.ts'])).toMatchObject({ browser: ['search'] });
  expect(reachOf(['e2e/src/own-site.ts'])).toMatchObject({ browser: Object.keys(suites) });
  expect(reachOf(['host/src/frame.tsx'])).toMatchObject({ browser: Object.keys(suites) });
  expect(reachOf(['docs/desk.md'])).toMatchObject({ browser: [] });
});
