import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@shared/testing/root';
import nightly from './nightly.json';

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const nameOf = (file: string) => path.basename(file).split('.')[0] ?? '';

test('nightly.json names every suite and check of the night, every suite that does more then, and nothing else', () => {
  const suites = git('ls-files', '*.nightly.test.ts', '*.nightly.e2e.ts');
  const more = git('grep', '-l', '@shared/testing/nightly', '--', '*.test.ts', '*.suite.ts', '*.e2e.ts', ':!checks');
  const checks = [...read('checks/src/test-main.ts').matchAll(/\blong\(\s*'([^']+)'/g)].map(([, title = '']) => title);

  expect(checks.length).toBeGreaterThan(0);
  expect(Object.keys(nightly).sort()).toEqual([...checks, ...new Set([...suites, ...more].map(nameOf))].sort());
});
