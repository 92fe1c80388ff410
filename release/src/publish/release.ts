/** What a file of a build is: its hash as base64, its size in bytes. */
export interface FileFacts {
  sha256: string;
  size: number;
}

export interface PageFiles {
  scripts: string[];
  styles: string[];
  staticScripts: string[];
  staticStyles: string[];
}

/** All that a page needs, alive or rendered from nothing; the release's entry aside. */
export function everyFileOf({ scripts, styles, staticScripts, staticStyles }: PageFiles): string[] {
  return [scripts, styles, staticScripts, staticStyles].flat();
}

/** A page's sharing picture: a file of the release. */
export interface SharePicture {
  file: string;
  width: number;
  height: number;
}

/** `build.json`, as webpack.common.ts writes it beside the browser build. */
export interface Build {
  schema: 1;
  name: string;
  contract: string | null;
  entry: string;
  entryGlobal: string;
  chunkGlobal: string;
  shared: Record<string, string>;
  provides: Record<string, string>;
  starter: string | null;
  styles: string[];
  pages: Record<string, PageFiles>;
  /** By the page's path; absent in builds from before there were any. */
  sharePictures?: Record<string, SharePicture>;
  /** Bare name of module federation's own manifest, for other hosts; null for the host. */
  federationManifest: string | null;
  files: Record<string, FileFacts>;
}

/** `release.json`: one immutable build of one package. */
export interface Release extends Build {
  version: string;
  commit: string | null;
  /** SHA-256 over everything that a visitor or the composer gets of it, as hex: the same content has the same digest. */
  digest: string;
  /** Bare name of the asset that tells browsers the release's files, and its hash as base64. */
  manifest: { file: string; sha256: string };
  nodeFiles: Record<string, FileFacts>;
  /** Files that stand at the root of the site (host only). */
  publicFiles: Record<string, FileFacts>;
  signatures: [];
}
