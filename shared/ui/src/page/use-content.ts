import { useContext } from 'react';
import { PageContext } from './page-context';

/** What was published of a content of this page, or what the release ships with: its schema is the release’s own, and what is published fits it. */
export function useContent<Content>(key: string, shipped: Content): Content {
  return (useContext(PageContext)?.answers?.content?.[key] as Content | undefined) ?? shipped;
}
