import type { ComponentType } from 'react';
import {
  CONTRACT_VERSION,
  type PageHead,
  type PageModule,
  type PageParams,
  type PageProps,
  type PageStart,
} from '@shared/contract';
import type { KnownAnswer, PageRequest } from '@shared/contract/endpoints';
import { PageContext } from './page-context';
import type { StaticRegion } from './static-region';

/** Public calls by names of the page's own: `{ comics: request(comicList, { size: 30 }) }`. */
type Requests = Readonly<Record<string, PageRequest>>;
type Answers<R extends Requests> = {
  readonly [Name in keyof R]: R[Name] extends PageRequest<infer Data> ? Data : unknown;
};

interface PageDefinition<R extends Requests> {
  /** `idle` unless one comes to the page to act at once: what it shows is in its HTML. */
  start?: PageStart;
  Component: ComponentType<PageProps>;
  /** `data` is absent where nobody asked: in a navigation, and where the backend is away. */
  head: PageHead | ((params: PageParams, data?: Answers<R>) => PageHead);
  /** `published` is what was published of the content that it shows: an address may follow from that. */
  paths?: (published?: Readonly<Record<string, unknown>>) => readonly PageParams[];
  regions?: readonly StaticRegion[];
  /** Further content to load before a render from nothing. */
  preload?: (params: PageParams) => Promise<unknown>;
  /**
   * The public calls that its text comes from: they are made when it is composed. `answer` has those that were asked
   * already: what one says may lead to others.
   */
  data?: (params: PageParams, known: KnownAnswer) => R;
  /** The call that lists its addresses (`publicAddresses`), for pages that are composed when they are first asked for. */
  listedBy?: PageRequest;
  /**
   * Keys of the content that it shows and that can be edited (docs/content.md): its own, which is named as the page and may say its title
   * and description, and what it shares with others.
   */
  content?: readonly string[];
  /** Names of pages of this remote for which the first click shall wait for their files alone. */
  leadsTo?: readonly string[];
}

/** Makes the module a remote exposes from what a page says of itself. */
export function definePage<R extends Requests>(definition: PageDefinition<R>): PageModule {
  const { Component, head, regions = [], listedBy, content = [] } = definition;
  for (const region of regions) region.onPage?.(definition.preload);
  return {
    contract: CONTRACT_VERSION,
    start: definition.start ?? 'idle',
    Component: (props: PageProps) => (
      <PageContext value={props}>
        <Component {...props} />
      </PageContext>
    ),
    // The composer holds each answer against the schema of its call.
    head: (params, data) => ({
      ...(typeof head === 'function' ? head(params, data as Answers<R> | undefined) : head),
      ...headIn(data?.['$content'], content[0]),
    }),
    paths: () => definition.paths?.() ?? [{}],
    ...(definition.paths && { pathsWith: definition.paths }),
    preload: async (params) => {
      await Promise.all([...regions.map((region) => region.load()), definition.preload?.(params)]);
    },
    data: (params, known) => definition.data?.(params, (request) => known[request] as typeof request.answers) ?? {},
    listedBy,
    content,
    leadsTo: definition.leadsTo ?? [],
  };
}

/** Title and description that somebody published with the words of a page. */
function headIn(published: unknown, key = ''): Partial<PageHead> {
  return (published as Record<string, { head?: Partial<PageHead> } | undefined> | undefined)?.[key]?.head ?? {};
}
