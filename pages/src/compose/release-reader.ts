import type { FileFacts, Release } from '@shared/contract/release';
import { ReleaseError } from '@shared/store/release-error';
import { factsOf } from '@shared/store/store/file-facts';
import { type Store, keys } from '@shared/store/store/store';

/** Source of the files of releases, whatever keeps them. */
export interface ReleaseReader {
  /** A file that the composer runs, by its path below `node`. */
  nodeFile: (release: Release, file: string) => Promise<Buffer>;
  publicFile: (release: Release, file: string) => Promise<Buffer>;
  /** A file that visitors get, by its bare name. */
  asset: (release: Release, file: string) => Promise<Buffer>;
}

/** Gives the files that a release knows by their hash, with these very bytes, and no others. */
export function checkedReader(reader: ReleaseReader): ReleaseReader {
  const check = async (
    { name, version, known }: { name: string; version: string; known: Release['files'] },
    file: string,
    read: () => Promise<Buffer>,
  ): Promise<Buffer> => {
    const facts: FileFacts | undefined = Object.hasOwn(known, file) ? known[file] : undefined;
    if (!facts) throw new ReleaseError(`${name}@${version} has no file ${file}`);
    const content = await read();
    if (factsOf(content).sha256 !== facts.sha256)
      throw new ReleaseError(`${name}@${version} was changed: ${file} is not the file that was published`);
    return content;
  };
  return {
    nodeFile: (release, file) =>
      check({ ...release, known: release.nodeFiles }, file, () => reader.nodeFile(release, file)),
    publicFile: (release, file) =>
      check({ ...release, known: release.publicFiles }, file, () => reader.publicFile(release, file)),
    asset: (release, file) => check({ ...release, known: release.files }, file, () => reader.asset(release, file)),
  };
}

export function storeReader({ storage }: Store): ReleaseReader {
  const read = async (key: string) => {
    const found = await storage.get(key);
    if (!found) throw new ReleaseError(`${key} is missing in the store: publish the release again`);
    return found.body;
  };
  return {
    nodeFile: ({ name, version }, file) => read(keys.release(name, version, `node/${file}`)),
    publicFile: ({ name, version }, file) => read(keys.release(name, version, `public/${file}`)),
    asset: ({ name }, file) => read(keys.asset(name, file)),
  };
}
