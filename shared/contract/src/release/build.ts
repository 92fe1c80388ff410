/** A file by its bytes. */
export interface FileFacts {
  /** SHA-256, base64. */
  sha256: string;
  /** Bytes. */
  size: number;
}

/** The files of one page by their bare names, the release's entry aside. */
export interface PageFiles {
  /** Scripts that a composed page needs to hydrate. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Further scripts for a render from nothing. */
  staticScripts: readonly string[];
  staticStyles: readonly string[];
}

/** Every file that a page needs, alive or rendered from nothing. */
export function everyFileOf({ scripts, styles, staticScripts, staticStyles }: PageFiles): string[] {
  return [scripts, styles, staticScripts, staticStyles].flat();
}

/** A page's sharing picture: a file of the release, with its size in pixels. */
export interface SharePictureFile {
  file: string;
  width: number;
  height: number;
}

/** `build.json` beside a browser build's files: what a release needs to know of a build without asking its sources. */
export interface Build {
  schema: 1;
  /** The package's name. */
  name: string;
  /** The contract that a remote was built for, `major.minor`; null for the host. */
  contract: string | null;
  /** Bare name of the container's script, or of the host's. */
  entry: string;
  /** The variables that the entry and its chunks put themselves into; another for each build. */
  entryGlobal: string;
  chunkGlobal: string;
  /** Packages that it takes from the host: name and semver range. */
  shared: Readonly<Record<string, string>>;
  /** Packages installed where it was built: name and version. */
  provides: Readonly<Record<string, string>>;
  /** Bare name of the script that is in every page; null for a remote. */
  starter: string | null;
  /** Bare names of the styles that are in every page; none for a remote. */
  styles: readonly string[];
  /** Files by the page's name. */
  pages: Readonly<Record<string, PageFiles>>;
  /** Pictures by the page's path; absent in builds from before there were any. */
  sharePictures?: Readonly<Record<string, SharePictureFile>> | undefined;
  /** Bare name of module federation's own manifest, for other hosts; null for the host, absent in builds from before there was one. */
  federationManifest?: string | null | undefined;
  /** Every file beside it, by its bare name. */
  files: Readonly<Record<string, FileFacts>>;
  /** Files that the composer runs, by path below `node`. */
  nodeFiles: Readonly<Record<string, FileFacts>>;
  /** Files that are at the root of the site, by path; the host's alone. */
  publicFiles: Readonly<Record<string, FileFacts>>;
}

/** `release.json`: one immutable build of one package. */
export interface Release extends Build {
  /** Semver. */
  version: string;
  /** The commit it was built from, as the builder knows it, and whether the sources were exactly that; null where nobody knows. */
  commit: string | null;
  clean?: boolean | null | undefined;
  /** SHA-256 over everything that a visitor or the composer gets of it, hexadecimal: the same content has the same digest. */
  digest: string;
  /** Bare name of the asset that tells browsers the release's files (`ReleaseFiles`), and its SHA-256, base64. */
  manifest: { file: string; sha256: string };
}
