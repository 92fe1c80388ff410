import type { ReleaseFiles, ReleaseReference } from '../document/page-data';

/** A release in use: what it is, its files, and which time it is loaded. */
export interface Release {
  reference: ReleaseReference;
  files: ReleaseFiles;
  /** Whether `files` tells of every page, or only of the first page and those it leads to. */
  complete: boolean;
  /** Address of the folder its files come from, where an override stands in for the deployed release. */
  override?: string;
  /** Names the generation: a release that has to be loaded afresh gets a new key, so that nothing old can enter it. */
  key: string;
}

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
