import * as React from 'react';
import * as ReactDOM from 'react-dom';
import { renderToString } from 'react-dom/server';
import * as jsxRuntime from 'react/jsx-runtime';
import { type ComposedAnswers, type HostBridge, type PageModule, type PageParams } from '@shared/contract';
import { readElements } from '@shared/markup';
import { type PagePlace, composePage } from './document/compose-page';
import type { PageFacts } from './document/composing';
import type { PageData, SharePicture } from '@shared/contract/release';
import { SLOT_PREFIX } from './page-runtime/mounted-page';
import type { Route } from './routes';

/** The Node entry: what the composer runs (release/src/compose/child). */
export { CONTRACT_VERSION, contractFits } from '@shared/contract';
export { brokenLinks } from './document/broken-links';
export { brokenPictures } from './document/broken-pictures';
export { fileOf, pageParts, pathsOf } from './document/composing';
export { renderSiteFiles } from './document/site-files';
export { routes } from './routes';

/** The modules that remotes take from the host, in the composer as in the browser. */
export const sharedModules: Readonly<Record<string, unknown>> = {
  react: React,
  'react-dom': ReactDOM,
  'react/jsx-runtime': jsxRuntime,
};

export interface PageRequest extends Omit<PagePlace, 'data' | 'preload'> {
  route: Route;
  params: PageParams;
  page: PageModule;
  dataFor: (page: PageFacts) => PageData;
  /** What the page's public calls answered; absent where the composer is older than they are. */
  answers?: ComposedAnswers | null;
  sharePicture?: SharePicture | undefined;
  /** What an eager page asks for early. */
  eagerPreload: PagePlace['preload'];
}

const nobody: HostBridge = {
  navigate: () => undefined,
  openLogin: () => undefined,
  showMessage: () => undefined,
  setUnsaved: () => undefined,
  composedRegion: () => [],
};

/** Composes one page of a remote into a complete HTML document. */
export async function renderPage(request: PageRequest): Promise<string> {
  const { route, page, params, path, config, answers = null } = request;
  await page.preload(params);
  const { Component } = page;
  const rendered = renderToString(
    <Component {...{ params, path, config, answers }} query="" hash="" composed={false} host={nobody} />,
    { identifierPrefix: SLOT_PREFIX },
  );
  const [extraHead, html] = hoist(rendered);
  const place: PagePlace = {
    config,
    path,
    styles: request.styles,
    starter: request.starter,
    data: request.dataFor(page),
    preload: page.start === 'eager' ? request.eagerPreload : [],
  };
  return composePage(place, {
    head: page.head(params, answers ? namedAnswers(page, params, answers) : undefined),
    shell: { variant: route.header, slot: { remote: route.remote, page: route.page, html } },
    extraHead,
    canonicalPath: route.canonical ?? path,
    sharePicture: request.sharePicture,
  });
}

/** The answers by the names that the page gave its calls. */
function namedAnswers(
  page: PageModule,
  params: PageParams,
  { byAddress }: ComposedAnswers,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(page.data(params, byAddress)).map(([name, address]) => [name, byAddress[address]]),
  );
}

const ofTheHead: ReadonlySet<string> = new Set(['link', 'meta', 'title']);

/** React puts resource tags at the front of a fragment; their place is the head. */
function hoist(fragment: string): [head: string, body: string] {
  let at = 0;
  for (const { name, start, end } of readElements(fragment, { until: ({ name }) => !ofTheHead.has(name) })) {
    if (start !== at || !ofTheHead.has(name)) break;
    at = end;
  }
  return [fragment.slice(0, at), fragment.slice(at)];
}
