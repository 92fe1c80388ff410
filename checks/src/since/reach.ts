import table from './reach.json' with { type: 'json' };

/** Every remote, also one that was made just now. */
const remotes = 'remote-*';

/**
 * The folders whose code a browser suite looks at, beside the host and the release tool, which are in all of them. One that looks at
 * no more is about what these two promise whatever a page holds.
 */
export const suites: Readonly<Record<string, readonly string[]>> = table.suites;
/** Folders with tests of what takes code from another. */
const importers: Readonly<Record<string, readonly string[]>> = table.importers;
/**
 * `alone`: folders that nothing else takes code from: their own unit tests tell what a change broke, and the suites above.
 * `readers`: unit tests that read other folders' files. `ofEveryPage`: folders whose code every page comes through.
 */
const { alone, readers, ofEveryPage } = table;

/** Tests and checks that a change can reach. */
export interface Reach {
  /** The start of the paths of unit tests. */
  units: readonly string[];
  /** Names of browser suites. */
  browser: readonly string[];
}

/** Finds what changes of these files can reach; or the first file whose change can reach everything. */
export function reachOf(files: readonly string[]): Reach | { everything: string } {
  const units = new Set(readers);
  const browser = new Set<string>();
  for (const file of files) {
    const [folder = '', ...rest] = file.split('/');
    if (rest.length === 0 && file.endsWith('.md')) continue;
    const isRemote = folder.startsWith('remote-');
    if ((!isRemote && !alone.includes(folder)) || file.startsWith('backend/migrations/')) return { everything: file };
    for (const unit of [`${folder}/`, ...(importers[folder] ?? [])]) units.add(unit);
    for (const name of suitesOf(folder, rest.join('/'), isRemote)) browser.add(name);
  }
  return { units: [...units], browser: [...browser] };
}

function suitesOf(folder: string, file: string, isRemote: boolean): readonly string[] {
  const all = Object.keys(suites);
  if (ofEveryPage.includes(folder)) return all;
  if (folder === 'e2e') {
    const name = /^tests\/(.+?)(?:\.nightly)?\.e2e\.ts$/.exec(file)?.[1];
    return name === undefined ? all : [name];
  }
  const names = isRemote ? [folder, remotes] : [folder];
  return all.filter((suite) => names.some((name) => suites[suite]?.includes(name)));
}
