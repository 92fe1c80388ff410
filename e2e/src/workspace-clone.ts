import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { root } from './site';

export interface WorkspaceClone {
  folder: string;
  /** Replaces `from` by `to` in one of its files; throws where it is not there. */
  edit: (file: string, from: string, to: string) => Promise<void>;
  remove: () => Promise<void>;
}

/** A second checkout of the sources, with its own dependencies, as another team has it. */
export async function cloneWorkspace(): Promise<WorkspaceClone> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'site-team-'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n');
  for (const file of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await cp(path.join(root, file), path.join(folder, file)).catch(() => undefined);
  }
  const pnpm = /pnpm@[\d.]+/.exec(await readFile(path.join(root, 'release/bin/bootstrap.mjs'), 'utf8'))?.[0] ?? 'pnpm';
  execFileSync('npx', ['--yes', pnpm, 'install', '--frozen-lockfile', '--prefer-offline'], {
    cwd: folder,
    stdio: 'ignore',
  });
  return {
    folder,
    async edit(file, from, to) {
      const target = path.join(folder, file);
      const text = await readFile(target, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
      await writeFile(target, text.replace(from, to));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
