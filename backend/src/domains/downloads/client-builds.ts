import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ClientBuild, ClientPlatform, ClientProcessor, ClientSystem } from '@shared/contract/endpoints';
import { type ManifestBuild, clientManifestSchema } from './client-manifest';

export interface StoredBuild extends ManifestBuild {
  /** Bytes. */
  size: number;
}

export interface OfferedBuild extends StoredBuild {
  /** The uploaded file that it is; null where its file lies in the folder of builds. */
  fileId: string | null;
}

/** The builds that the folder's manifest names, checked against their files once, at start-up. */
export interface BuildFolder {
  readonly folder: string;
  readonly builds: readonly StoredBuild[];
}

export class ClientBuilds {
  readonly #builds: readonly OfferedBuild[];

  constructor(builds: readonly OfferedBuild[]) {
    this.#builds = [...builds].sort(newestFirst);
  }

  /** The build of that version, or the newest. */
  find(os: ClientSystem, arch: ClientProcessor, version?: string): OfferedBuild | undefined {
    return this.#builds.find(
      (build) => build.os === os && build.arch === arch && (version === undefined || build.version === version),
    );
  }

  byFile(file: string): OfferedBuild | undefined {
    return this.#builds.find((build) => build.file === file);
  }

  platforms(wanted: { os?: ClientSystem | undefined; arch?: ClientProcessor | undefined }): ClientPlatform[] {
    const platforms = new Map<string, ClientPlatform>();
    for (const build of this.#builds) {
      const { os, arch } = build;
      if ((wanted.os ?? os) !== os || (wanted.arch ?? arch) !== arch) continue;
      const platform = platforms.get(`${os} ${arch}`) ?? { os, arch, builds: [] };
      platform.builds.push(publicBuild(build, platform.builds.length === 0));
      platforms.set(`${os} ${arch}`, platform);
    }
    return [...platforms.values()];
  }
}

function publicBuild({ file, fileId: _place, ...build }: OfferedBuild, newest: boolean): ClientBuild {
  const version = newest ? '' : `?version=${build.version}`;
  return { ...build, fileName: file, url: `/api/ext/v1/download/${build.os}/${build.arch}${version}` };
}

function newestFirst(a: StoredBuild, b: StoredBuild): number {
  const [left, right] = [a.version.split('.').map(Number), b.version.split('.').map(Number)];
  for (let at = 0; at < 3; at += 1) {
    const difference = (right[at] ?? 0) - (left[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Reads `manifest.json` and every file it names; throws one error that says all that is wrong. */
export async function readClientBuilds(folder: string): Promise<BuildFolder> {
  const path = join(folder, 'manifest.json');
  const parsed = clientManifestSchema.safeParse(await readJson(path));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`${path} is wrong:\n${lines.join('\n')}`);
  }
  const results = await Promise.allSettled(parsed.data.builds.map((build) => check(folder, build)));
  const wrong = results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Error).message] : []));
  wrong.push(...duplicates(parsed.data.builds));
  if (wrong.length > 0) throw new Error(`${path} does not fit its files:\n${wrong.join('\n')}`);
  return { folder, builds: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])) };
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

async function check(folder: string, build: ManifestBuild): Promise<StoredBuild> {
  const path = join(folder, build.file);
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new Error(`${build.file}: there is no such file`);
  if (found.size === 0) throw new Error(`${build.file}: the file is empty`);
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const sha256 = hash.digest('hex');
  if (sha256 !== build.sha256)
    throw new Error(`${build.file}: its SHA-256 is ${sha256}, the manifest says ${build.sha256}`);
  return { ...build, size: found.size };
}

function duplicates(builds: readonly ManifestBuild[]): string[] {
  const seen = new Set<string>();
  return builds.flatMap(({ os, arch, version, file }) => {
    const key = `${os} ${arch} ${version}`;
    if (seen.has(key)) return [`${file}: ${key} stands there twice`];
    seen.add(key);
    return [];
  });
}
