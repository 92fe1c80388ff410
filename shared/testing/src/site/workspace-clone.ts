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

/** Holds ten thousand files that are alike, which pnpm makes one: a few links more, and the file has all names it may have. */
const ALIKE = '@mui+icons-material@';

/** Gives a checkout the dependencies of this one, as an install from pnpm's store makes them: folders of its own, files in common. */
async function linkDependencies(folder: string): Promise<void> {
  const copy = (how: string, ...what: readonly string[]) => {
    const [first] = what;
    if (first === undefined) return;
    execFileSync('cp', [how, ...what.map((file) => path.join(root, file)), path.join(folder, path.dirname(first))]);
  };
  const link = async (packages: string) => {
    await mkdir(path.join(folder, packages));
    const all = (await readdir(path.join(root, packages))).map((entry) => path.join(packages, entry));
    copy('-al', ...all.filter((entry) => !entry.includes(ALIKE)));
    copy('-a', ...all.filter((entry) => entry.includes(ALIKE)));
  };
  const shared = (await readdir(path.join(root, 'shared'))).map((name) => `shared/${name}`);
  for (const name of ['.', ...(await readdir(root)), ...shared]) {
    const modules = path.join(name, 'node_modules');
    if (!existsSync(path.join(root, modules))) continue;
    await mkdir(path.join(folder, modules), { recursive: true });
    // Files that an install or a build writes in place must not be the same in both checkouts.
    for (const entry of await readdir(path.join(root, modules)))
      if (entry === '.pnpm') await link(path.join(modules, entry));
      else if (entry !== '.cache') copy('-a', path.join(modules, entry));
  }
  await rm(path.join(folder, 'node_modules/.pnpm/lock.yaml'));
  copy('-a', 'node_modules/.pnpm/lock.yaml');
}
