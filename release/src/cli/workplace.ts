import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from '../build/build-changed';
import { releasedPackages } from '../build/sources';

/** The repository that the tool runs in: what is released from it, and how that is built. */
export interface Workplace {
  /** Absolute. Settings are read there, and git is asked there which commit it is. */
  root: string;
  packages: () => Promise<readonly string[]>;
  folderOf: (name: string) => string;
  build: (name: string) => Promise<void>;
  /** Words of a command that was given none. */
  implied: (command: string) => Promise<readonly string[]>;
  /** Commands that it offers, and how they are written; absent: all. */
  offers?: { commands: readonly string[]; usage: string };
}

/** This repository: the host, and remotes side by side. */
export function checkout(root: string): Workplace {
  return {
    root,
    packages: () => releasedPackages(root),
    folderOf: (name) => path.join(root, name),
    build: (name) => build(root, name),
    implied: () => Promise.resolve([]),
  };
}

export async function packageVersion(folder: string): Promise<string> {
  const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  return manifest.version;
}
