import { type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageHead } from '@shared/contract';
import type { SiteConfig } from '@shared/contract/config';
import { type DocumentParts, renderDocument } from './document';
import { FooterMarkup } from '../footer/footer-markup';
import type { InlineStyle, PageData, SharePicture } from '@shared/contract/release';
import { ShellMarkup } from './shell-markup';

export interface PagePlace {
  config: SiteConfig;
  /** Below the base path, with a trailing slash. */
  path: string;
  data: PageData;
  styles: readonly InlineStyle[];
  starter: string;
  preload: DocumentParts['preload'];
}

interface Content {
  head: PageHead;
  shell: Pick<ComponentProps<typeof ShellMarkup>, 'variant' | 'slot'>;
  extraHead?: string;
  canonicalPath?: string;
  sharePicture?: SharePicture | undefined;
}

const footers = new WeakMap<SiteConfig, string>();

/** The same on every page: rendered once for a configuration. */
function footerOf(config: SiteConfig): string {
  const footer = footers.get(config) ?? renderToStaticMarkup(<FooterMarkup config={config} />);
  footers.set(config, footer);
  return footer;
}

/** Puts a rendered page into the shell and the shell into a document. */
export function composePage(
  place: PagePlace,
  { head, shell, extraHead = '', canonicalPath = place.path, sharePicture }: Content,
): string {
  const { path, ...rest } = place;
  const { config } = place;
  const footer = footerOf(config);
  const body = renderToStaticMarkup(<ShellMarkup {...{ config, path, footer, ...shell }} />);
  return renderDocument({ ...rest, head, body, extraHead, canonicalPath, sharePicture });
}
