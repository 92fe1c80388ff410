import { buffer } from 'node:stream/consumers';
import { type Entry, type ZipFile as OpenedArchive, openPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { isFilePath } from '@shared/contract/release/schemas';
import { ReleaseError } from '@shared/store/release-error';
import { isCompressible } from '@shared/store/store/compress';
import { oneLine } from '../../../pages/src/compose/tell-thrown';
import { type BuildFiles, LARGEST_BUILD, LARGEST_FILE, MOST_FILES } from '../verify/build-folder';
import type { BuildOutput } from '../verify/read-build';

/** Bytes that an archive may unpack to for each of its own, beyond the first MB: text that was written comes to a tenth of this. */
const DENSEST = 100;
/** The kind of a file in the mode that Unix gives it, and that of a plain one; 0 where the archive was made elsewhere. */
const KIND = 0o170000;
const PLAIN = 0o100000;

/** Packs a build that was read, and nothing else of its folder. */
export function packBuild({ build, ...folders }: BuildOutput): Promise<Buffer> {
  const archive = new ZipFile();
  // The same build gives the same archive, whenever it is packed.
  const mtime = new Date(1980, 0, 1);
  const add = (name: string, content: Buffer) =>
    archive.addBuffer(content, name, { mtime, mode: PLAIN | 0o644, compress: isCompressible(name) });
  add('browser/build.json', Buffer.from(JSON.stringify(build)));
  for (const [folder, files] of Object.entries(folders))
    for (const [name, content] of files) add(`${folder}/${name}`, content);
  archive.end();
  return buffer(archive.outputStream);
}

/** Unpacks a build into memory, so that no name of it leads anywhere. Refuses all but plain files with plain names, each once. */
export async function unpackBuild(file: string): Promise<BuildFiles> {
  const archive = await openPromise(file, { strictFileNames: true }).catch(damaged);
  try {
    const files = await contentsOf(archive).catch(damaged);
    return {
      folder: 'The archive',
      file: (name) => Promise.resolve(files.get(name) ?? null),
      names: (folder) =>
        Promise.resolve(
          [...files.keys()].flatMap((name) => (name.startsWith(`${folder}/`) ? name.slice(folder.length + 1) : [])),
        ),
    };
  } finally {
    archive.close();
  }
}

async function contentsOf(archive: OpenedArchive): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  let bytes = 0;
  if (archive.entryCount > MOST_FILES)
    throw new ReleaseError(`The archive has ${archive.entryCount} files, and ${MOST_FILES} are the most`);
  for await (const entry of archive.eachEntry()) {
    refuseSpecial(entry);
    const { fileName, uncompressedSize } = entry;
    if (files.has(fileName)) throw new ReleaseError(`The archive has ${fileName} twice`);
    bytes += uncompressedSize;
    if (uncompressedSize > LARGEST_FILE * 1e6)
      throw new ReleaseError(`The archive's ${fileName} has more than ${LARGEST_FILE} MB`);
    if (bytes > LARGEST_BUILD * 1e6) throw new ReleaseError(`The archive unpacks to more than ${LARGEST_BUILD} MB`);
    // Of all files together: several that share their bytes are no way around it.
    if (bytes > 1e6 + DENSEST * archive.fileSize)
      throw new ReleaseError(`The archive unpacks to more than ${DENSEST} times its size`);
    // The stream ends with an error where the file does not have the size that its entry says.
    files.set(fileName, await buffer(await archive.openReadStreamPromise(entry)));
  }
  return files;
}

function refuseSpecial(entry: Entry): void {
  const name = JSON.stringify(entry.fileName);
  const kind = (entry.externalFileAttributes >>> 16) & KIND;
  if (kind !== 0 && kind !== PLAIN)
    throw new ReleaseError(`The archive's ${name} is no plain file: links, devices and folders are refused`);
  if (!isFilePath(entry.fileName)) throw new ReleaseError(`The archive's ${name} is no name for a file`);
  if (entry.isEncrypted()) throw new ReleaseError(`The archive's ${name} is encrypted`);
}

function damaged(error: unknown): never {
  if (error instanceof ReleaseError) throw error;
  throw new ReleaseError(`The archive is damaged: ${oneLine((error as Error).message)}`, { cause: error });
}
