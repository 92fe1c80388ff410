import type { PageData, ReleaseFiles } from '@shared/contract/release';
import { sitemapPaths } from '@shared/testing/sitemap';
import { pageDataOf } from '@shared/testing/page-data';

/**
 * The moment at which a file is asked for: a page's own scripts at once; what renders it from nothing, on the way from
 * another page; what it needs after a press, later, through the loader that all files of a release come through.
 */
export type Arrival = 'first page' | 'navigation' | 'later';

/** A file that a composition names, and a way to a page that asks for it. */
export interface ComposedCode {
  remote: string;
  version: string;
  file: string;
  path: string;
  page: string;
  arrival: Arrival;
}

export interface ComposedPage {
  path: string;
  html: string;
  data: PageData;
}

/** Every page of a site, with what its HTML says of its releases. */
export async function composedPages(origin: string): Promise<ComposedPage[]> {
  const paths = [...(await sitemapPaths(origin)), '/mobile/comics/', '/my/'];
  return Promise.all(
    paths.map(async (path) => {
      const html = await (await fetch(origin + path)).text();
      return { path, html, data: pageDataOf(html) };
    }),
  );
}

const isCode = (file: string) => /\.(?:js|css)$/.test(file);

/** The code of a composition: each script and stylesheet once, with a page that asks for it. */
export function composedCode(
  pages: readonly ComposedPage[],
  releases: ReadonlyMap<string, { files: ReleaseFiles }>,
): { code: ComposedCode[]; others: number } {
  const found = new Map<string, ComposedCode>();
  const add = (files: readonly string[], of: Omit<ComposedCode, 'file'>) => {
    for (const file of files.filter(isCode)) {
      const key = `${of.remote}/${file}`;
      if (!found.has(key)) found.set(key, { ...of, file });
    }
  };
  for (const { path, data } of pages) {
    const { remote } = data;
    const files = remote && releases.get(remote.name)?.files;
    const own = files?.pages[remote?.page ?? ''];
    if (!remote || !files || !own) continue;
    const of = { remote: remote.name, version: remote.version, path, page: remote.page };
    add([files.entry, ...own.scripts], { ...of, arrival: 'first page' });
    add([...own.styles, ...own.staticScripts, ...own.staticStyles], { ...of, arrival: 'navigation' });
    const host = { ...of, remote: 'host', version: data.host.version };
    add([data.host.entry.split('/').pop() ?? ''], { ...host, arrival: 'first page' });
  }
  // The rest belongs to no page by itself: any page of its package will do.
  for (const [remote, { files }] of releases) {
    const any = [...found.values()].find((one) => one.remote === remote && one.arrival === 'first page');
    // The shell's own styles are in every page's HTML, and are never asked for.
    const outside = Object.keys(files.integrity).filter((file) => !pages[0]?.html.includes(`data-href="${file}"`));
    if (any) add(outside, { ...any, arrival: 'later' });
  }
  const all = [...releases.values()].flatMap(({ files }) => Object.keys(files.integrity));
  return { code: [...found.values()], others: all.length - found.size };
}
