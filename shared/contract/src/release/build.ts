/** The files of one page by their bare names, the release's entry aside. */
export interface PageFiles {
  /** Scripts that a composed page needs to hydrate. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Further scripts for a render from nothing. */
  staticScripts: readonly string[];
  staticStyles: readonly string[];
}

export function everyFileOf({ scripts, styles, staticScripts, staticStyles }: PageFiles): string[] {
  return [scripts, styles, staticScripts, staticStyles].flat();
}
