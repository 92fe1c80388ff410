import { generatePath } from 'react-router-dom';
import type { ComposedAnswers, PageModule, PageParams } from '@shared/contract';
import { deviceRedirect } from '../device-redirect';
import type { Route } from '../routes';
import type { ComposeJob, ComposedRemote, Integrity, PageData, ReleaseFiles } from '@shared/contract/release';

/** What the page data says of a page's module. */
export type PageFacts = Pick<PageModule, 'start' | 'leadsTo'>;

/** What the composer gives the host to render one package's pages. A composer may be older than the host. */
export type HostJob = Pick<ComposeJob, 'common' | 'host'> & { remote: ComposedRemote };

export interface ComposeTarget {
  path: string;
  params: PageParams;
}

/** Every address that a route stands for, below the base path, with a trailing slash. */
export function pathsOf(route: Route, page: PageModule): ComposeTarget[] {
  const hasParams = route.pattern.includes(':');
  if (hasParams && page.listedBy !== undefined) return [];
  const all = hasParams ? page.paths() : [{}];
  return all.map((params) => {
    const path = generatePath(route.pattern, params);
    return { path: /\/$|\.html$/.test(path) ? path : `${path}/`, params: { ...params, ...route.params } };
  });
}

/** Where a path's HTML is in a composition. */
export function fileOf(path: string): string {
  return path.endsWith('.html') ? path.slice(1) : `${path.slice(1)}index.html`;
}

/** What a page's document says of its releases, and carries of its files. */
export function pageParts(
  job: HostJob,
  route: Route,
  { path, params }: ComposeTarget,
  answers: ComposedAnswers | null = null,
) {
  const { name, version, entry, files, filesIntegrity } = job.remote;
  const own = job.remote.pages[route.page];
  if (!own) throw new TypeError(`${name} has no page ${route.page}`);
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const data = ({ start, leadsTo }: PageFacts): PageData => ({
    schema: 1,
    path,
    ...otherDevice(path),
    host: job.host,
    remote: {
      ...{ name, version, entry, files, filesIntegrity, page: route.page, params },
      start,
      first: firstFiles(job.remote, route.page, leadsTo ?? []),
      ...(answers && { answers }),
    },
  });
  const preload = [
    { url: job.common.config.basePath + job.host.entry, integrity: job.host.integrity },
    ...[job.remote.entryFile, ...own.files.scripts].map((file) => ({
      url: job.common.config.basePath + folder + file,
      integrity: own.integrity[file] ?? '',
    })),
  ];
  return {
    path,
    params,
    answers,
    dataFor: data,
    styles: [
      ...job.common.styles,
      ...own.styles.map((style) => ({ ...style, ofRegions: own.files.staticStyles.includes(style.href) })),
    ],
    sharePicture: job.remote.sharePictures?.[route.canonical ?? path],
    eagerPreload: preload,
  };
}

function otherDevice(path: string): Pick<PageData, 'otherDevice'> {
  for (const mobile of [true, false]) {
    const target = deviceRedirect(path, mobile);
    if (target !== null) return { otherDevice: { path: target, mobile } };
  }
  return {};
}

/**
 * The files that the HTML tells of: what its own page needs to come alive, and all that the pages it leads to need. Those
 * of a page whose hashes are not all known are left to the release's own list.
 */
function firstFiles(remote: ComposedRemote, own: string, leadsTo: readonly string[]): ReleaseFiles {
  const told = [...new Set([own, ...leadsTo])]
    .map((name) => {
      const page = remote.pages[name];
      if (!page) throw new TypeError(`${remote.name} has no page ${name}, which ${own} leads to`);
      const { scripts, styles, staticScripts, staticStyles } = page.files;
      const needed = [...scripts, ...styles, ...(name === own ? [] : [...staticScripts, ...staticStyles])];
      return {
        name,
        files: page.files,
        hashes: [remote.entryFile, ...needed].map((file) => [file, page.integrity[file]]),
      };
    })
    .filter(({ hashes }) => hashes.every(([, hash]) => hash !== undefined));
  return {
    schema: 1,
    entry: remote.entryFile,
    entryGlobal: remote.entryGlobal,
    chunkGlobal: remote.chunkGlobal,
    pages: Object.fromEntries(told.map(({ name, files }) => [name, files])),
    integrity: Object.fromEntries(told.flatMap(({ hashes }) => hashes)) as Integrity,
  };
}
