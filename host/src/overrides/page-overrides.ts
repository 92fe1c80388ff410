import type { PageFiles, ReleaseFiles, ReleaseReference } from '../document/page-data';

/** What the server says of overrides in a page answered for them (release/src/serve/overrides.ts). */
export type PageOverrides = Readonly<
  Record<string, { given: string; folder: string | null; reference: ReleaseReference | null }>
>;

/** `build.json` beside a build's entry; the one in `release/src/publish/release.ts`, as far as a browser needs it. */
interface Build {
  name: string;
  entry: string;
  entryGlobal: string;
  chunkGlobal: string;
  pages: Readonly<Record<string, PageFiles>>;
  files: Readonly<Record<string, { sha256: string }>>;
}

export function pageOverrides(): PageOverrides {
  return JSON.parse(document.getElementById('overrides')?.textContent ?? '{}') as PageOverrides;
}

/** Reads the build that a developer's machine serves; throws where it does not answer with one of this remote. */
export async function readBuild(name: string, folder: string): Promise<ReleaseFiles> {
  const response = await fetch(`${folder}build.json`, { cache: 'no-store' });
  const build = (await response.json()) as Build;
  if (build.name !== name) throw new TypeError(`${folder} serves ${build.name}`);
  const { entry, entryGlobal, chunkGlobal, pages } = build;
  const integrity = Object.fromEntries(
    Object.entries(build.files).map(([file, { sha256 }]) => [file, `sha256-${sha256}`]),
  );
  return { schema: 1, entry, entryGlobal, chunkGlobal, pages, integrity };
}
