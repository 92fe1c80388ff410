import type { ContentCase, ContentRow } from '@shared/contract/endpoints';
import { type Queryable, personColumn } from '../../database/database';
import { contentColumns, contentOf, scoreOfContent } from './content-row';
import type { Target } from './moderate';

/** Reads a case with what a decision needs; null where it is gone. */
export async function contentCaseOf(database: Queryable, id: string): Promise<ContentCase | null> {
  const [type = '', number = ''] = id.split('-');
  const sql = `select ${contentColumns}, (select u.blocked_until from users u where u.id = c.author_id) as "blockedUntil",
      (select q.content from questions q where q.id = c.question_id and c.type = 'answer') as "questionContent"
    from ${contentOf('$1::text', '$2::int')} ${scoreOfContent}`;
  type CaseRow = ContentRow & { blockedUntil: string | null; questionContent: string | null };
  const [row] = await database.query<CaseRow>(sql, [type, Number(number)]);
  if (!row) return null;
  return {
    ...row,
    reports: await reportsOf(database, row),
    notes: await notesOf(database, row),
    removals: await removalsOf(database, row),
  };
}

async function reportsOf(database: Queryable, { targetType, targetId }: Target): Promise<ContentCase['reports']> {
  const sql = `select r.id, r.reason, case when p.id is not null then ${personColumn('p')} end as reporter,
      r.reported_at as "reportedAt", r.closed_at as "closedAt"
    from reports r left join users p on p.id = r.reporter_id
    where r.target_type = $1 and r.target_id = $2 order by r.id desc limit 50`;
  return database.query<ContentCase['reports'][number]>(sql, [targetType, targetId]);
}

async function notesOf(database: Queryable, { targetType, targetId }: Target): Promise<ContentCase['notes']> {
  const sql = `select n.id, ${personColumn('p')} as author, n.text, n.made_at as "madeAt"
    from content_notes n join users p on p.id = n.author_id
    where n.target_type = $1 and n.target_id = $2 order by n.id limit 100`;
  return database.query<ContentCase['notes'][number]>(sql, [targetType, targetId]);
}

async function removalsOf(database: Queryable, row: ContentRow): Promise<ContentCase['removals']> {
  const sql = `select "targetType", "targetId", excerpt, reason, "hiddenAt" from (
      select 'question' as "targetType", id as "targetId", left(title, 60) as excerpt, hidden_reason as reason,
        hidden_at as "hiddenAt" from questions where author_id = $1 and hidden_at is not null and held_at is null
      union all
      select 'answer', id, left(plain_words(content), 60), hidden_reason, hidden_at from answers where author_id = $1 and hidden_at is not null and held_at is null
      union all
      select 'comment', id, left(content, 60), hidden_reason, hidden_at from chapter_comments
        where author_id = $1 and hidden_at is not null and held_at is null
    ) h where ("targetType", "targetId") <> ($2, $3) order by "hiddenAt" desc limit 10`;
  return database.query<ContentCase['removals'][number]>(sql, [row.author.id, row.targetType, row.targetId]);
}
