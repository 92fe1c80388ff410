import type { SiteConfig } from '@shared/contract/config';
import { type CompositionPointer, type Release, type ReleaseReference, everyFileOf } from '@shared/contract/release';
import { checkedSheet } from '../document/check-sheet';
import type { Ingredients, RemoteIngredients } from '../document/page-data';
import { pagePolicy } from '../document/policy';
import { ReleaseError } from '@shared/store/release-error';
import type { ReleaseReader } from './release-reader';

export interface IngredientsRequest {
  /** Gives what was published, or throws. */
  reader: ReleaseReader;
  host: Release;
  /** Absent for the host's own pages. */
  remote: Release | null;
  config: SiteConfig;
}

/** Reads what both releases bring to a document, their sheets as they were checked. */
export async function ingredientsOf({ reader, host, remote, config }: IngredientsRequest): Promise<Ingredients> {
  const { origins } = pagePolicy(config, []);
  const read = async (release: Release, file: string) => ({
    href: file,
    css: checkedSheet(file, (await reader.asset(release, file)).toString(), {
      origins,
      isHost: release === host,
      folder: `${config.basePath}assets/${release.name}/`,
    }),
  });
  // Pages have most of their sheets in common.
  const sheets = new Map<string, ReturnType<typeof read>>();
  const style = (release: Release, file: string) => {
    const key = `${release.name}/${file}`;
    const sheet = sheets.get(key) ?? read(release, file);
    sheets.set(key, sheet);
    return sheet;
  };
  // Including sheets that only scripts ask for.
  for (const file of Object.keys(remote?.files ?? {})) if (remote && file.endsWith('.css')) await style(remote, file);
  return {
    config,
    starter: host.starter === null ? '' : startable(host.starter, (await reader.asset(host, host.starter)).toString()),
    styles: await Promise.all(host.styles.map((file) => style(host, file))),
    notFoundStyles: await Promise.all(
      Object.keys(host.files).flatMap((file) => (/^not-found\..*css$/.test(file) ? [style(host, file)] : [])),
    ),
    host: {
      ...reference(host),
      integrity: integrity(host, host.entry),
      chunkGlobal: host.chunkGlobal,
      parts: Object.fromEntries(
        Object.keys(host.files).flatMap((file) =>
          /^navigation\..*js$/.test(file) ? [[file, integrity(host, file)]] : [],
        ),
      ),
    },
    remote: remote && {
      ...reference(remote),
      entryFile: remote.entry,
      entryGlobal: remote.entryGlobal,
      chunkGlobal: remote.chunkGlobal,
      routes: remote.routes ?? [],
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

/** Throws where the text of the starter would end its element, or make it last beyond its end. */
function startable(file: string, code: string): string {
  if (/<\/script|<!--/i.test(code))
    throw new ReleaseError(`${file} holds what would end the element that it stands in`);
  return code;
}

export async function frameBundles(reader: ReleaseReader, host: Release): Promise<Map<string, string>> {
  return new Map([['host/frame.cjs', await hostBundle(reader, host, 'frame.cjs')]]);
}

/** Bundles that render the pages of a remote, by the names that its process asks for. */
export async function partBundles(
  reader: ReleaseReader,
  { host, remote }: { host: Release; remote: Release },
): Promise<Map<string, string>> {
  const read = async (page: string) => {
    const file = `${page}.cjs`;
    return [`${remote.name}/${file}`, (await reader.nodeFile(remote, file)).toString()] as const;
  };
  const pages = await Promise.all(Object.keys(remote.pages).map(read));
  return new Map([['host/part.cjs', await hostBundle(reader, host, 'part.cjs')], ...pages]);
}

async function hostBundle(reader: ReleaseReader, host: Release, file: string): Promise<string> {
  if (!Object.hasOwn(host.nodeFiles, file))
    throw new ReleaseError(`host@${host.version} was built for another composer: build and promote the host anew`);
  return (await reader.nodeFile(host, file)).toString();
}

/** A release as pages and `/composition.json` name it; addresses are below the base path. */
export function reference(release: Release): ReleaseReference {
  return {
    name: release.name,
    version: release.version,
    entry: `assets/${release.name}/${release.entry}`,
    files: `assets/${release.name}/${release.manifest.file}`,
    filesIntegrity: `sha256-${release.manifest.sha256}`,
  };
}

/** A release as `/composition.json` names it: with the addresses of its pages. */
export function pointed(release: Release): CompositionPointer['releases'][string] {
  return { ...reference(release), ...(release.routes && { routes: release.routes }) };
}

/** The sharing pictures by page, as addresses below the base path. */
function addressed({ name, sharePictures = {} }: Release): RemoteIngredients['sharePictures'] {
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
