import type { SearchKind } from '@shared/contract/endpoints';
import { searchKinds } from '@shared/contract/schemas';
import { hasShown, isShown } from '../comics/shown-chapters';
import { isPublished } from '../help/help-articles';

export interface EntrySource {
  /** Table `t`. */
  table: string;
  /** SQL: the end of its address as text. */
  key: string;
  /** SQL: whether everybody may read it. */
  shown: string;
  /** SQL: what else it is found by than its text, as its title is. */
  keywords: string;
  body: string;
  isMarkdown?: true;
}

/** SQL: the texts of a list in JSON. */
const texts = (column: string) => `(select string_agg(x, E'\\n') from jsonb_array_elements_text(${column}) x)`;

export const sources: Readonly<Record<SearchKind, EntrySource>> = {
  question: {
    table: 'questions',
    key: 't.id::text',
    shown: 't.hidden_at is null',
    keywords: `''`,
    body: `concat_ws(E'\\n', plain_words(t.content), (select string_agg(plain_words(a.content), E'\\n' order by a.id) from
      (select id, content from answers where question_id = t.id and hidden_at is null order by id limit 20) a))`,
  },
  help: {
    table: 'help_articles',
    key: 't.slug',
    shown: isPublished('t'),
    keywords: 't.keywords',
    isMarkdown: true,
    body: `concat_ws(E'\\n\\n', t.summary, t.body)`,
  },
  comic: {
    table: 'comics',
    key: 't.id::text',
    shown: hasShown('t'),
    keywords: `concat_ws(' ', t.author,
      (select string_agg(h.title, ' ' order by h.no) from comic_chapters h where h.comic_id = t.id and ${isShown('h')}),
      (select string_agg(c.name, ' ') from comic_topics c join comic_topic_links l on l.topic_id = c.id where l.comic_id = t.id))`,
    body: 't.summary',
  },
  work: {
    table: 'works',
    key: 't.id::text',
    shown: 't.withdrawn_at is null',
    keywords: `concat_ws(' ', t.author, t.award)`,
    body: `concat_ws(E'\\n', t.summary, ${texts('t.steps')}, ${texts('t.content')})`,
  },
};

/** The thing that a topic of `changes` names, if anybody can find it. */
export function thingOf(topic: string): { kind: SearchKind; key: string } | null {
  const [name = '', key = ''] = topic.split(/:(.*)/s);
  const kind = searchKinds.find((known) => known === name);
  return kind && key !== '' ? { kind, key } : null;
}
