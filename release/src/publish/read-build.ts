import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from '../release-error';
import { factsOf } from '../store/file-facts';
import { isMissing } from '../storage/is-missing';
import { parseDocument } from '../store/store';
import type { Build } from '@shared/contract/release';
import { buildSchema } from '@shared/contract/release/schemas';

export interface BuildOutput {
  build: Build;
  browser: Map<string, Buffer>;
  node: Map<string, Buffer>;
  public: Map<string, Buffer>;
}

/** Reads a finished build from `dist` and checks every file against its recorded SHA-256. */
export async function readBuild(folder: string): Promise<BuildOutput> {
  const file = path.join(folder, 'browser/build.json');
  const described = await readFile(file).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
    throw new ReleaseError(`${folder} holds no finished build: browser/build.json is missing`, { cause: error });
  });
  const build: Build = parseDocument(file, described, buildSchema);
  const browser = new Map<string, Buffer>();
  for (const [name, facts] of Object.entries(build.files)) {
    const content = await readOrRefuse(path.join(folder, 'browser', name));
    if (factsOf(content).sha256 !== facts.sha256)
      throw new ReleaseError(`${name} is not the file that was built: its SHA-256 differs`);
    browser.set(name, content);
  }
  return {
    build,
    browser,
    node: await readFolder(path.join(folder, 'node')),
    public: await readFolder(path.join(folder, 'public')),
  };
}

async function readFolder(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const files = new Map<string, Buffer>();
  for (const entry of entries.filter((item) => item.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    files.set(path.relative(folder, file), await readFile(file));
  }
  return files;
}

async function readOrRefuse(file: string): Promise<Buffer> {
  return readFile(file).catch((error: unknown) => {
    if (isMissing(error))
      throw new ReleaseError(`The build is incomplete: ${path.basename(file)} is missing`, { cause: error });
    throw error;
  });
}
