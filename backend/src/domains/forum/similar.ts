import type { Question } from '@shared/contract/endpoints';
import type { Queryable } from '../../database/database';
import { pairsOf, runsOf } from '../../words/words';
import { type QuestionRow, questionColumns, toQuestion } from './question-columns';

/** Of the latest so many questions: each of them is looked at. */
const LOOKED_AT = 5000;
const SHOWN = 5;

/**
 * Questions whose titles share enough of a title's pairs of neighbouring characters: written Chinese has no spaces between words.
 * The one place that finds them, whatever finds them.
 */
export async function findSimilar(database: Queryable, title: string): Promise<Question[]> {
  const pairs = [...new Set(runsOf(title).flatMap(pairsOf))];
  // Two pairs are a word; of a longer title a third of it.
  const enough = Math.max(2, Math.ceil(pairs.length / 3));
  if (pairs.length < enough) return [];
  const sql = `select ${questionColumns} from (
      select id, (select count(*) from jsonb_array_elements_text($1::jsonb) p where strpos(lower(normalize(l.title, nfkc)), p) > 0) as shared
      from (select id, title from questions where hidden_at is null order by id desc limit ${LOOKED_AT}) l) s
    join questions q on q.id = s.id join users u on u.id = q.author_id
    where s.shared >= $4 order by s.shared desc, q.id desc limit ${SHOWN}`;
  const rows = await database.query<QuestionRow<Question>>(sql, [JSON.stringify(pairs), null, false, enough]);
  return rows.map(toQuestion);
}
