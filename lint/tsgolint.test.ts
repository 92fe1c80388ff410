import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'typed-rules-'));
const source = [
  'class Session { constructor(readonly id: string) {} }',
  "export const session: Session = { id: 'guest' };",
  'export function start(work: () => Promise<void>): void {',
  '  work();',
  '}',
];

afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('Rules that need types find a mistake, the one that oxlint has no name for among them', () => {
  const file = path.join(folder, 'session.ts');
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true } }));
  writeFileSync(file, source.join('\n'));

  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout, status } = spawnSync(process.execPath, [oxlint, '-c', 'oxlint.config.js', '-f', 'unix', file], {
    cwd: root,
    encoding: 'utf8',
  });

  expect(stdout).toContain(':2:33: This object literal is used where an instance of class `Session` is expected.');
  expect(stdout).toContain(':4:3: Promises must be awaited');
  expect(status).toBe(1);
});
