import { type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageHead } from '@shared/contract';
import type { SiteConfig } from '@shared/contract/config';
import { type DocumentParts, renderDocument } from './document';
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

/** Puts a rendered page into the shell and the shell into a document. */
export function composePage(
  place: PagePlace,
  { head, shell, extraHead = '', canonicalPath = place.path, sharePicture }: Content,
): string {
  const { path, ...rest } = place;
  const body = renderToStaticMarkup(<ShellMarkup config={place.config} path={path} {...shell} />);
  return renderDocument({ ...rest, head, body, extraHead, canonicalPath, sharePicture });
}
