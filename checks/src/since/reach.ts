/** Every remote, also one that was made just now. */
const remotes = 'remote-*';
const [community, download, marketing] = ['remote-community', 'remote-download', 'remote-marketing'];

/**
 * The folders whose code a browser suite looks at, beside the host and the release tool, which are in all of them. One that looks at
 * no more is about what these two promise whatever a page holds.
 */
export const suites: Readonly<Record<string, readonly string[]>> = {
  accessibility: [remotes],
  alive: [remotes],
  arrival: [community],
  'bad-input': ['backend'],
  chaos: [],
  composed: [remotes],
  'dead-remotes': [],
  deploy: ['deploy', 'backend'],
  desk: ['desk', 'backend'],
  'downloads-trouble': [download, 'backend'],
  early: [community],
  'early-link': [download],
  'ends-whole': [],
  'foreign-host': [community],
  'forms-refused': [community, 'backend'],
  header: [marketing],
  help: [community, marketing, 'backend'],
  injection: [community, 'backend'],
  'member-certificates': [community, 'backend'],
  'member-questions': [community, 'backend'],
  navigation: [download, marketing],
  'never-blank': [remotes],
  'pages-lists': [community, 'backend'],
  'pages-questions': [community, 'backend'],
  recovery: [],
  releases: [],
  'render-errors': [download],
  routes: [remotes],
  search: [community, 'backend'],
  'share-pictures': [remotes, 'pictures'],
  states: [community],
  'stories-visitor': [community, download, 'backend'],
  strict: [marketing],
  stuck: [community, marketing],
  translated: [community, marketing, 'backend'],
  'unusual-visitors': [remotes],
  upstreams: ['backend', 'deploy'],
  watching: [marketing],
  weight: [remotes],
};

/** Folders that nothing else takes code from: their own unit tests tell what a change broke, and the suites above. */
const alone = [
  'backend',
  'bench',
  'deploy',
  'desk',
  'docs',
  'e2e',
  'host',
  'lint',
  'pages',
  'pictures',
  'release',
  'start',
];
/** Unit tests that read other folders' files. */
const readers = [
  'checks/src',
  'deploy/tests',
  'lint/',
  'host/recovery-document',
  'shared/build/src',
  'release/src/contract',
];
/** Folders with tests of what takes code from another. */
const importers: Readonly<Record<string, readonly string[]>> = {
  pages: ['release/', 'start/', 'bench/src'],
  release: ['pages/', 'start/', 'bench/src'],
};
/** Folders whose code every page comes through. */
const ofEveryPage = ['host', 'pages', 'release', 'start'];

/** What a change can reach. */
export interface Reach {
  /** The start of the paths of unit tests. */
  units: readonly string[];
  /** Names of browser suites. */
  browser: readonly string[];
}

/** What changes of these files can reach; or the first file whose change can reach everything. */
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
