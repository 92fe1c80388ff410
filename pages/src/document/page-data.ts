import type { ComposedAnswers, PageParams } from '@shared/contract';
import type {
  PackageRoute,
  SiteRoute,
  ComposedFrame,
  InlineStyle,
  Integrity,
  PageData,
  PageFacts,
  PageFiles,
  ReleaseFiles,
  ReleaseReference,
  SharePicture,
} from '@shared/contract/release';
import { ReleaseError } from '@shared/store/release-error';
import type { DocumentParts } from './document';
import { languagesAt } from './languages';

/** Ingredients of a package's documents, beside what its pages say. */
export interface Ingredients {
  config: DocumentParts['config'];
  starter: string;
  /** Sheets of the host, on every page. */
  styles: readonly InlineStyle[];
  /** Sheets of its own page, for addresses that lead nowhere. */
  notFoundStyles: readonly InlineStyle[];
  host: PageData['host'];
  /** The remote; null for the host's own pages. */
  remote: RemoteIngredients | null;
}

export interface RemoteIngredients extends ReleaseReference {
  /** Bare name of its entry. */
  entryFile: string;
  entryGlobal: string;
  chunkGlobal: string;
  routes: readonly PackageRoute[];
  /** Pictures by the page's path. */
  sharePictures: Readonly<Record<string, SharePicture>>;
  pages: Readonly<
    Record<
      string,
      {
        files: PageFiles;
        /** Hashes of the entry and of all its files. */ integrity: Integrity;
        styles: readonly InlineStyle[];
      }
    >
  >;
}

export interface PageRequest {
  route: SiteRoute;
  path: string;
  params: PageParams;
  facts: Pick<PageFacts, 'start' | 'leadsTo'>;
  otherDevice: ComposedFrame['otherDevice'];
  answers: ComposedAnswers | null;
}

/** Makes the blocks of a page's document that name its releases and carry their files. */
export function pageParts(
  { config, starter, styles, host, remote }: Ingredients & { remote: RemoteIngredients },
  { route, path, params, facts, otherDevice, answers }: PageRequest,
): Omit<DocumentParts, 'head' | 'content' | 'pictures' | 'frame' | 'isOutline'> {
  const { name, version, entry, files, filesIntegrity } = remote;
  const own = remote.pages[route.page];
  if (!own) throw new TypeError(`${name} has no page ${route.page}`);
  const folder = config.basePath + entry.slice(0, entry.lastIndexOf('/') + 1);
  const data: PageData = {
    schema: 1,
    path,
    ...(otherDevice && { otherDevice }),
    host,
    remote: {
      name,
      version,
      entry,
      files,
      filesIntegrity,
      page: route.page,
      params,
      start: facts.start,
      first: firstFiles(remote, route.page, facts.leadsTo),
      ...(answers && { answers }),
    },
  };
  const scripts = [remote.entryFile, ...own.files.scripts];
  const isOfRegions = ({ href }: InlineStyle) => own.files.staticStyles.includes(href);
  const canonicalPath = route.canonical ?? path;
  return {
    config,
    starter,
    data,
    canonicalPath,
    lang: route.lang,
    languages: languagesAt(remote.routes, canonicalPath),
    styles: [
      ...styles,
      ...asOne(
        own.styles.filter((style) => !isOfRegions(style)),
        false,
      ),
      ...asOne(own.styles.filter(isOfRegions), true),
    ],
    preload:
      facts.start === 'eager'
        ? [
            { url: config.basePath + host.entry, integrity: host.integrity },
            ...scripts.map((file) => ({ url: folder + file, integrity: own.integrity[file] ?? '' })),
          ]
        : [],
    sharePicture: remote.sharePictures[canonicalPath],
  };
}

/** Several sheets as one element, which names them all: each element costs every page its hash. */
function asOne(styles: readonly InlineStyle[], ofRegions: boolean): InlineStyle[] {
  if (styles.length === 0) return [];
  return [{ href: styles.map(({ href }) => href).join(' '), css: styles.map(({ css }) => css).join(''), ofRegions }];
}

/** The files that the HTML tells of: what its own page needs to come alive, and all that the pages it leads to need. */
function firstFiles(remote: RemoteIngredients, own: string, leadsTo: readonly string[]): ReleaseFiles {
  const told = [...new Set([own, ...leadsTo])].map((name) => {
    const page = Object.hasOwn(remote.pages, name) ? remote.pages[name] : undefined;
    if (!page) throw new ReleaseError(`${remote.name} has no page ${name}, which ${own} leads to`);
    const { scripts, styles, staticScripts, staticStyles } = page.files;
    const needed = [...scripts, ...styles, ...(name === own ? [] : [...staticScripts, ...staticStyles])];
    return { name, page, needed: [remote.entryFile, ...needed] };
  });
  return {
    schema: 1,
    entry: remote.entryFile,
    entryGlobal: remote.entryGlobal,
    chunkGlobal: remote.chunkGlobal,
    pages: Object.fromEntries(told.map(({ name, page }) => [name, page.files])),
    integrity: Object.fromEntries(
      told.flatMap(({ page, needed }) => needed.map((file) => [file, page.integrity[file] ?? ''])),
    ),
  };
}
