import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { root } from '../root';

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
  await linkDependencies(folder);
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

/** Gives a checkout the dependencies of this one, as an install from pnpm's store makes them: folders of its own, files in common. */
async function linkDependencies(folder: string): Promise<void> {
  const copy = (how: string, what: string, stdio: 'inherit' | 'ignore' = 'inherit') => {
    execFileSync('cp', [how, path.join(root, what), path.join(folder, path.dirname(what))], { stdio });
  };
  const link = async (what: string) => {
    try {
      copy('-al', what, 'ignore');
    } catch {
      // A file system allows so many names to a file, and thousands of icons share one: such a package is copied.
      await rm(path.join(folder, what), { recursive: true, force: true });
      await mkdir(path.join(folder, what));
      for (const entry of await readdir(path.join(root, what))) {
        try {
          copy('-al', path.join(what, entry), 'ignore');
        } catch {
          await rm(path.join(folder, what, entry), { recursive: true, force: true });
          copy('-a', path.join(what, entry));
        }
      }
    }
  };
  const shared = (await readdir(path.join(root, 'shared'))).map((name) => `shared/${name}`);
  for (const name of ['.', ...(await readdir(root)), ...shared]) {
    const modules = path.join(name, 'node_modules');
    if (!existsSync(path.join(root, modules))) continue;
    await mkdir(path.join(folder, modules), { recursive: true });
    // What an install or a build writes in place must not be the same file in both checkouts.
    for (const entry of await readdir(path.join(root, modules)))
      if (entry === '.pnpm') await link(path.join(modules, entry));
      else if (entry !== '.cache') copy('-a', path.join(modules, entry));
  }
  await rm(path.join(folder, 'node_modules/.pnpm/lock.yaml'));
  copy('-a', 'node_modules/.pnpm/lock.yaml');
}
