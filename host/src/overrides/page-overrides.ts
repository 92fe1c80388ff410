import type { PageOverrides, ReleaseFiles, Build as WholeBuild } from '@shared/contract/release';

/** `build.json` beside a build's entry, as far as a browser needs it. */
type Build = Pick<WholeBuild, 'name' | 'entry' | 'entryGlobal' | 'chunkGlobal' | 'pages' | 'files'>;

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
