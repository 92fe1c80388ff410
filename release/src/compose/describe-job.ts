import type { SiteConfig } from '@shared/contract/config';
import {
  type ComposeJob,
  type ComposedRemote,
  type Release,
  type ReleaseReference,
  everyFileOf,
} from '@shared/contract/release';
import type { ReleaseReader } from './release-reader';

export interface JobRequest {
  /** Gives what was published, or throws. */
  reader: ReleaseReader;
  host: Release;
  /** Absent for the host's own files. */
  remote: Release | null;
  config: SiteConfig;
  /** For the host's own files: every path that was composed, for the site map. */
  paths: readonly string[];
}

/** What the host needs to know of both releases to render pages. */
export async function describeJob({ reader, host, remote, config, paths }: JobRequest): Promise<ComposeJob> {
  const style = async (release: Release, file: string) => ({
    href: file,
    css: (await reader.asset(release, file)).toString(),
  });
  return {
    paths,
    common: {
      config,
      starter: host.starter === null ? '' : (await reader.asset(host, host.starter)).toString(),
      styles: await Promise.all(host.styles.map((file) => style(host, file))),
    },
    host: { ...reference(host), integrity: integrity(host, host.entry), chunkGlobal: host.chunkGlobal },
    remote: remote && {
      ...reference(remote),
      entryFile: remote.entry,
      entryGlobal: remote.entryGlobal,
      chunkGlobal: remote.chunkGlobal,
      sharePictures: addressed(remote),
      pages: Object.fromEntries(
        await Promise.all(
          Object.entries(remote.pages).map(
            async ([page, files]) =>
              [
                page,
                {
                  files,
                  integrity: Object.fromEntries(
                    [remote.entry, ...everyFileOf(files)].map((file) => [file, integrity(remote, file)]),
                  ),
                  styles: await Promise.all(
                    [...files.styles, ...files.staticStyles].map((file) => style(remote, file)),
                  ),
                },
              ] as const,
          ),
        ),
      ),
    },
  };
}

/** What renders the pages of a remote, by the names that its process asks for. */
export async function pageBundles(reader: ReleaseReader, remote: Release): Promise<Map<string, string>> {
  const read = async (page: string) => {
    const file = `${page}.cjs`;
    return [`${remote.name}/${file}`, (await reader.nodeFile(remote, file)).toString()] as const;
  };
  return new Map(await Promise.all(Object.keys(remote.pages).map(read)));
}

/** How pages and `/composition.json` name a release; addresses are below the base path. */
export function reference(release: Release): ReleaseReference {
  return {
    name: release.name,
    version: release.version,
    entry: `assets/${release.name}/${release.entry}`,
    files: `assets/${release.name}/${release.manifest.file}`,
    filesIntegrity: `sha256-${release.manifest.sha256}`,
  };
}

/** The sharing pictures by page, as addresses below the base path. */
function addressed({ name, sharePictures = {} }: Release): NonNullable<ComposedRemote['sharePictures']> {
  return Object.fromEntries(
    Object.entries(sharePictures).map(([page, { file, ...size }]) => [
      page,
      { address: `/assets/${name}/${file}`, ...size },
    ]),
  );
}

function integrity(release: Release, file: string): string {
  return `sha256-${release.files[file]?.sha256 ?? ''}`;
}
