import type { Database } from '../../database/database';
import { isPublished } from '../help/help-articles';
import { Lexicon } from '../../words/lexicon';

/** ms after which a change of the titles is looked for. */
const OLD = 60_000;
/** Titles that words are taken from; those of questions are everybody's, with their mistakes. */
const MOST = 2000;

/** The words of this site, read again once a minute; who asks while they are read gets those of before. */
export function lexiconOf(database: Database): () => Promise<Lexicon> {
  let kept: { texts: string; lexicon: Lexicon; at: number } | null = null;
  let reading: Promise<Lexicon> | null = null;
  const read = async () => {
    const rows = await database.query<{ text: string }>(
      `select text from (
         select 0 as place, a.id, concat_ws(' ', a.title, a.keywords) as text from help_articles a where ${isPublished('a')}
         union all select 1, position, label from scene_items where scene_code in ('forum-topic', 'work-category')
         union all select 2, id, name from comic_topics
         union all select 3, no, title from search_entries where kind in ('comic', 'work')
       ) t order by place, id limit ${MOST}`,
    );
    const texts = rows.map(({ text }) => text);
    const joined = texts.join('\n');
    const lexicon = kept?.texts === joined ? kept.lexicon : new Lexicon(texts);
    kept = { texts: joined, lexicon, at: performance.now() };
    return lexicon;
  };
  return () => {
    if (kept && performance.now() - kept.at < OLD) return Promise.resolve(kept.lexicon);
    reading ??= read().finally(() => (reading = null));
    if (!kept) return reading;
    reading.catch(() => undefined);
    return Promise.resolve(kept.lexicon);
  };
}
