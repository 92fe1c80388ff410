import type { PublicPerson, ShownPart } from '@shared/contract/endpoints';
import { type Queryable, firstRow, personColumn } from '../../database/database';

const MOST = 20;

/** SQL: what a member `$1` wrote and was given, as far as everybody may see it. */
const parts: Readonly<Record<ShownPart, string>> = {
  questions: `select q.id, q.title, q.created_at as at from questions q where q.author_id = $1 and q.hidden_at is null`,
  answers: `select a.id, q.title, a.created_at as at, q.id as "questionId", left(plain_words(a.content), 120) as excerpt
    from answers a join questions q on q.id = a.question_id
    where a.author_id = $1 and a.hidden_at is null and q.hidden_at is null`,
  works: `select w.id, w.title, w.submitted_at as at, w.award from works w where w.author_id = $1 and w.withdrawn_at is null`,
  certificates: `select c.no, c.level, c.issued_at as at from certificates c where c.user_id = $1 and c.revoked_at is null`,
};

type Row = Pick<PublicPerson, 'person' | 'joinedAt'> & { shown: ShownPart[] };

/** Reads what a member shows; null where that is nothing. */
export async function readProfile(database: Queryable, id: number): Promise<PublicPerson | null> {
  const sql = `select ${personColumn('u')} as person, u.joined_at as "joinedAt", u.shown from users u where u.id = $1 and u.open_profile`;
  const row = await firstRow<Row>(database, sql, [id]);
  if (!row) return null;
  const { shown, ...person } = row;
  const lists = await Promise.all(
    shown.map(async (part) => [
      part,
      await database.query(`${parts[part]} order by at desc, 1 desc limit ${MOST}`, [id]),
    ]),
  );
  return { ...person, ...(Object.fromEntries(lists) as Omit<PublicPerson, 'person' | 'joinedAt'>) };
}
