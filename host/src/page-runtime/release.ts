import type { ReleaseFiles, ReleaseReference } from '@shared/contract/release';

/** Name of the document that says which composition is current, below the base path. */
export const COMPOSITION = 'composition.json';

/** A release in use: what it is, its files, and which time it is loaded. */
export interface Release {
  reference: ReleaseReference;
  files: ReleaseFiles;
  /** Whether `files` names every page, or only the first page and those it leads to. */
  complete: boolean;
  /** Address of the folder its files come from, where an override replaces the deployed release. */
  override?: string;
  /** Names the generation: a release that has to be loaded again from nothing gets a new key, so that nothing old can enter it. */
  key: string;
}

/** `name@version`, and `#2` from the second generation on. */
export function releaseKey({ name, version }: Pick<ReleaseReference, 'name' | 'version'>, generation = 1): string {
  return generation === 1 ? `${name}@${version}` : `${name}@${version}#${generation}`;
}

/** The address of one of its files. */
export function fileUrl({ reference, override }: Release, file: string): string {
  return (override ?? releaseFolder(reference)) + file;
}

export function releaseFolder({ entry }: Pick<ReleaseReference, 'entry'>): string {
  return window.__SITE_CONFIG__.basePath + entry.slice(0, entry.lastIndexOf('/') + 1);
}
