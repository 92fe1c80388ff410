import { type ContentMistake, type ContentSchema, leavesOf } from '@shared/contract/content';
import type { Queryable } from '../../database/database';
import { noSuchPage, readMarkdown } from '@shared/markup/read-markdown';
import { lostPages } from '../help/desk-help';
import { patternAt, readSitePages } from '../site-pages/site-pages';

/** Links to pages that the site does not have, and Markdown that no page shows, by their fields; none where nobody told its pages yet. */
export async function linkMistakes(
  transaction: Queryable,
  schema: ContentSchema,
  value: unknown,
): Promise<ContentMistake[]> {
  const patterns = await readSitePages(transaction);
  return leavesOf(schema, value).flatMap(({ field, of, value: text }) => {
    if (of.type !== 'string' || typeof text !== 'string') return [];
    if (of.format === 'href') {
      const [path = ''] = text.split(/[?#]/);
      const isLost = patterns !== null && path.startsWith('/') && patternAt(patterns, path) === null;
      return isLost ? [{ field, message: noSuchPage(text) }] : [];
    }
    if (of.format !== 'markdown') return [];
    const read = readMarkdown(text);
    return [...read.problems, ...lostPages(read, patterns)].map(({ message }) => ({ field, message }));
  });
}
