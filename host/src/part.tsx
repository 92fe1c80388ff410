import * as React from 'react';
import * as ReactDOM from 'react-dom';
import { renderToString } from 'react-dom/server';
import * as jsxRuntime from 'react/jsx-runtime';
import type { ComposedAnswers, PageModule, PageParams } from '@shared/contract';
import type { SiteConfig } from '@shared/contract/config';
import type { ComposedContent } from '@shared/contract/release';
import { noHost } from '@shared/contract/release/no-host';
import { SLOT_PREFIX } from './page-runtime/page/mounted-page';

/** The Node entry that remotes' pages render with. What it gives is as little believed as they are: they share a realm with it. */

/** The modules that remotes take from the host, in the composer as in the browser. */
export const sharedModules: Readonly<Record<string, unknown>> = {
  react: React,
  'react-dom': ReactDOM,
  'react/jsx-runtime': jsxRuntime,
};

interface PageRequest {
  config: SiteConfig;
  path: string;
  params: PageParams;
  /** Answers of the page's public calls; null where it is composed without. */
  answers: ComposedAnswers | null;
}

/** Renders the content of the slot. */
export async function renderPage(
  page: PageModule,
  { params, path, config, answers }: PageRequest,
): Promise<ComposedContent> {
  await page.preload(params);
  const { Component } = page;
  const html = renderToString(
    <Component {...{ params, path, config, answers }} query="" hash="" composed={false} host={noHost} />,
    { identifierPrefix: SLOT_PREFIX },
  );
  return { html, head: page.head(params, answers ? namedAnswers(page, params, answers) : undefined) };
}

/** The answers by the names that the page gave its calls. */
function namedAnswers(
  page: PageModule,
  params: PageParams,
  { byAddress, content }: ComposedAnswers,
): Readonly<Record<string, unknown>> {
  const named = Object.entries(page.data(params, byAddress)).map(([name, address]) => [name, byAddress[address]]);
  return Object.fromEntries<unknown>([...named, ['$content', content]] as [string, unknown][]);
}
