import type { ComponentType } from 'react';
import {
  CONTRACT_VERSION,
  type PageHead,
  type PageModule,
  type PageParams,
  type PageProps,
  type PageStart,
} from '@shared/contract';
import type { RequestAddress } from '@shared/contract/endpoints';
import { PageContext } from './page-context';
import type { StaticRegion } from './static-region';

interface PageDefinition {
  /** `idle` unless the page lives on data. */
  start?: PageStart;
  Component: ComponentType<PageProps>;
  head: PageHead | ((params: PageParams) => PageHead);
  paths?: () => readonly PageParams[];
  /** Every static region that the page renders. */
  regions?: readonly StaticRegion[];
  /** Further content to load before a render from nothing. */
  preload?: (params: PageParams) => Promise<unknown>;
  /** Public calls that an eager page makes first: `request(comicList, { size: 30 })`. */
  firstCalls?: readonly RequestAddress[];
  /** Names of pages of this remote for which the first click shall wait for their files alone. */
  leadsTo?: readonly string[];
}

/** Makes the module a remote exposes from what a page says of itself. */
export function definePage(definition: PageDefinition): PageModule {
  const { Component, head, regions = [] } = definition;
  return {
    contract: CONTRACT_VERSION,
    start: definition.start ?? 'idle',
    Component: (props: PageProps) => (
      <PageContext value={props}>
        <Component {...props} />
      </PageContext>
    ),
    head: (params) => (typeof head === 'function' ? head(params) : head),
    paths: definition.paths ?? (() => [{}]),
    preload: async (params) => {
      await Promise.all([...regions.map((region) => region.load()), definition.preload?.(params)]);
    },
    firstCalls: definition.firstCalls ?? [],
    leadsTo: definition.leadsTo ?? [],
  };
}
