import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { noCircle } from './no-circle.js';

describe('the rule against circles', () => {
  let root: string;
  beforeEach(() => (root = mkdtempSync(path.join(os.tmpdir(), 'no-circle-'))));
  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  /** Reports about the first of these files. */
  function reported(files: Readonly<Record<string, string>>): string[] {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
      writeFileSync(path.join(root, name), text);
    }
    const [[name, text] = ['', '']] = Object.entries(files);
    const site = { rules: { 'no-circle': noCircle(root) } };
    return new Linter({ cwd: root })
      .verify(
        text,
        {
          files: ['**/*.ts'],
          plugins: { site },
          rules: { 'site/no-circle': 'error' },
          languageOptions: { parser: tseslint.parser },
        },
        path.join(root, name),
      )
      .map(({ message }) => message);
  }

  it('names the folders, and the imports that lead back', () => {
    const files = {
      'a/src/http/page.ts': "import { find } from '../store/find'; find();",
      'a/src/store/find.ts': "import { limit } from '../limits'; export const find = limit;",
      'a/src/limits.ts': "import { status } from './http/status'; export const limit = status;",
      'a/src/http/status.ts': 'export const status = () => 1;',
    };
    expect(reported(files)).toEqual([
      'a/src/http imports a/src/store, which leads back to it: a/src/store/find.ts imports a/src/limits.ts, ' +
        'a/src/limits.ts imports a/src/http/status.ts. Move what both need, or inject it.',
    ]);
  });

  it.each([
    "import type { B } from '../two/b'; export type A = B;",
    "export type { B } from '../two/b';",
    "export const later = () => import('../two/b');",
    "export type A = import('../two/b').B;",
  ])('takes every kind of import for one: %s', (text) => {
    const files = { 'one/a.ts': text, 'two/b.ts': "export * from '../one/c'; export type B = 1;", 'one/c.ts': '' };
    expect(reported(files)).toHaveLength(1);
  });

  it('knows circles of modules in one folder', () => {
    expect(reported({ 'one/a.ts': "import './b';", 'one/b.ts': "import './a';" })).toHaveLength(1);
  });

  it('leaves one direction alone, and tests, which may need both sides', () => {
    const files = { 'one/a.ts': "import '../two/b';", 'two/b.ts': '', 'two/b.test.ts': "import '../one/a';" };
    expect(reported(files)).toEqual([]);
  });
});
