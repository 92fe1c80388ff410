import { type DataOf, helpArticleDetail, helpArticleList } from '@shared/contract/endpoints';
import { type Call, useRead } from '../calls/use-call';

export type Help = DataOf<typeof helpArticleList>;
export type HelpEntry = Help['articles'][number];
export type HelpArticle = DataOf<typeof helpArticleDetail>;

/** Every article that visitors may read, without what is in them. */
export function useHelp(): Call<Help> {
  return useRead(helpArticleList, {});
}

/** @param preview opens it before it is published */
export function useArticle(id: string, preview?: string): Call<HelpArticle> {
  return useRead(helpArticleDetail, { id, ...(preview !== undefined && { preview }) });
}

export const helpPath = '/qa/';

export function articleHref(id: string): string {
  return `${helpPath}${id}/`;
}

/** A place in the list of all articles. */
export function sectionHref(id: string): string {
  return `${helpPath}#topic-${id}`;
}
