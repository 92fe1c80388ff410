import path from 'node:path';
import { readContentFile } from '@shared/contract/content';
import type { Build } from '@shared/contract/release';
import { buildSchema, isFilePath } from '@shared/contract/release/schemas';
import { oneLine } from '../../../pages/src/compose/tell-thrown';
import { ReleaseError } from '@shared/store/release-error';
import { factsOf } from '@shared/store/store/file-facts';
import { type BuildFiles, BuildFolder } from './build-folder';

export interface BuildOutput {
  build: Build;
  browser: Map<string, Buffer>;
  node: Map<string, Buffer>;
  public: Map<string, Buffer>;
  /** Source maps by their names, `<script>.map`; none where it was built without. */
  maps: Map<string, Buffer>;
}

/**
 * Reads a finished build from `dist`, or from an archive of it: plain files with plain names, no more than a release may have, and each with the
 * SHA-256 that it was built with, what runs in the composer too. Nothing else of the folder is believed.
 */
export async function readBuild(from: string | BuildFiles): Promise<BuildOutput> {
  const read = typeof from === 'string' ? new BuildFolder(from) : from;
  const build = await readDescription(read);
  const node = await readListed(read, 'node', build.nodeFiles);
  checkContent(node.get('content.json'));
  return {
    build,
    browser: await readListed(read, 'browser', build.files),
    node,
    public: await readListed(read, 'public', build.publicFiles),
    maps: await readMaps(read, build.files),
  };
}

/** The files that a list of the build names; in a folder that is wholly the build's there are no others. */
async function readListed(
  read: BuildFiles,
  folder: 'browser' | 'node' | 'public',
  listed: Build['files'],
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const name of folder === 'browser' ? [] : (await read.names(folder)).sort()) {
    if (!isFilePath(name)) throw new ReleaseError(`${JSON.stringify(`${folder}/${name}`)} is no name for a file`);
    if (!Object.hasOwn(listed, name))
      throw new ReleaseError(`${folder}/${name} is in no list of the build: build it anew`);
  }
  for (const [name, facts] of Object.entries(listed)) {
    const content = await read.file(`${folder}/${name}`);
    if (content === null) throw new ReleaseError(`The build is incomplete: ${name} is missing`);
    if (factsOf(content).sha256 !== facts.sha256)
      throw new ReleaseError(`${name} is not the file that was built: its SHA-256 differs`);
    files.set(name, content);
  }
  return files;
}

/** What can be edited of its pages: an entry that does not fit its own schema would never be shown. */
function checkContent(file: Buffer | undefined): void {
  try {
    if (file) readContentFile(file.toString());
  } catch (cause) {
    throw new ReleaseError(`node/content.json ${oneLine((cause as Error).message)}`, { cause });
  }
}

/** Maps lie beside a build, and are none of what visitors get: the same sources make the same release without them. */
async function readMaps(read: BuildFiles, files: Build['files']): Promise<Map<string, Buffer>> {
  const maps = new Map<string, Buffer>();
  for (const name of await read.names('maps')) {
    if (!Object.hasOwn(files, name.replace(/\.map$/, '')))
      throw new ReleaseError(`maps/${name} is of no file of the build`);
    const content = await read.file(`maps/${name}`);
    if (content) maps.set(name, content);
  }
  return maps;
}

async function readDescription(read: BuildFiles): Promise<Build> {
  const content = await read.file('browser/build.json');
  if (!content) throw new ReleaseError(`${read.folder} holds no finished build: browser/build.json is missing`);
  const file = path.join(read.folder, 'browser/build.json');
  let written: unknown;
  try {
    written = JSON.parse(content.toString(), refuseProto);
  } catch (error) {
    throw new ReleaseError(`${file} is not JSON: ${(error as Error).message}`, { cause: error });
  }
  const { error } = buildSchema.safeParse(written);
  // The text is returned as it was written, since the release's digest is made of it.
  if (!error) return written as Build;
  const [issue] = error.issues;
  const place = oneLine(issue?.path.join('.') ?? '');
  throw new ReleaseError(`${file} is not as it should be: ${place} ${issue?.message ?? ''}`);
}

function refuseProto(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new TypeError('it names a __proto__');
  return value;
}
