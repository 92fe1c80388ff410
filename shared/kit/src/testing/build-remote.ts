import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export const bundlers = ['webpack', 'rspack', 'vite'] as const;
export type Bundler = (typeof bundlers)[number];

const kit = path.join(import.meta.dirname, '..');

export interface RemoteFolder {
  folder: string;
  /** Builds it; throws with what the bundler said where it is refused. */
  build: (bundler: Bundler) => Promise<void>;
  /** Builds it as module federation's own plugin does, and describes that. */
  buildFederated: () => Promise<void>;
  edit: (file: string, change: (text: string) => string) => Promise<void>;
  remove: () => Promise<void>;
}

/** A copy of the remote beside this file, in a folder of its own: its configurations take the kit from here. */
export async function copyRemote(name = 'remote-prices'): Promise<RemoteFolder> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'kit-'));
  await cp(path.join(import.meta.dirname, 'remote'), folder, { recursive: true });
  await symlink(path.join(kit, '../node_modules'), path.join(folder, 'node_modules'));
  const edit: RemoteFolder['edit'] = async (file, change) => {
    const address = path.join(folder, file);
    await writeFile(address, change(await readFile(address, 'utf8')));
  };
  for (const bundler of bundlers) await edit(`${bundler}.config.ts`, (text) => text.replace("'../../", `'${kit}/`));
  await edit('package.json', (text) => text.replace('remote-prices', name));
  const run = async (word: string) => {
    const loader = path.join(kit, '../../../node_modules/tsx/dist/loader.mjs');
    await promisify(execFile)(process.execPath, ['--import', loader, path.join(kit, 'build-main.ts'), word], {
      cwd: folder,
      env: { ...process.env, NODE_OPTIONS: '' },
    }).catch((error: unknown) => {
      throw new Error((error as { stderr?: string }).stderr ?? String(error));
    });
  };
  return {
    folder,
    edit,
    build: run,
    buildFederated: async () => {
      await run('federation');
      await run('--describe');
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
