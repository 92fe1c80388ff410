import type { Question } from '@shared/contract/endpoints';
import type { Queryable } from '../../database/database';
import type { Lexicon } from '../../words/lexicon';
import { meantPairs } from '../../words/meant-pairs';
import { questionColumns } from './question-columns';

/** The number of latest questions of which each is looked at. */
const LOOKED_AT = 5000;
const SHOWN = 5;

/**
 * Questions whose titles share enough of a title's pairs of neighbouring characters: written Chinese has no spaces between words.
 * What is meant by them is told by the lexicon of the search. The one place that finds them, whatever finds them.
 */
export async function findSimilar(database: Queryable, lexicon: Lexicon, title: string): Promise<Question[]> {
  const pairs = meantPairs(title, lexicon);
  // Two pairs are a word; of a longer title a third of it.
  const enough = Math.max(2, Math.ceil(pairs.length / 3));
  if (pairs.length < enough) return [];
  // Letters and digits alone: none of them is a wildcard.
  const patterns = pairs.map((forms) => forms.map((form) => `%${form}%`));
  const sql = `with pairs as materialized (
      select (select array_agg(x) from jsonb_array_elements_text(p) x) as forms from jsonb_array_elements($1::jsonb) p
    ), latest as materialized (
      select id, lower(normalize(title, nfkc)) as title from questions where hidden_at is null order by id desc limit ${LOOKED_AT}
    ), alike as (
      select id, (select count(*) from pairs where l.title like any (pairs.forms)) as shared from latest l
    )
    select ${questionColumns} from alike s
    join questions q on q.id = s.id join users u on u.id = q.author_id
    where s.shared >= $4 order by s.shared desc, q.id desc limit ${SHOWN}`;
  return database.query<Question>(sql, [JSON.stringify(patterns), null, false, enough]);
}
