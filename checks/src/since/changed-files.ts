import { execFileSync } from 'node:child_process';

/** Lists the files that differ from where this branch left `ref`: committed, changed, deleted or new. */
export function changedFiles(root: string, ref: string): string[] {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  const [base = ''] = execFileSync('git', ['merge-base', ref, 'HEAD'], { cwd: root, encoding: 'utf8' }).split('\n');
  const changed = git('diff', '--name-only', '--no-renames', '-z', base);
  return [...changed, ...git('ls-files', '--others', '--exclude-standard', '-z')];
}
