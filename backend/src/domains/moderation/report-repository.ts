import type { Part, Report } from '@shared/contract/endpoints';
import { type Queryable, firstRow, personColumn } from '../../database/database';
import { idBefore, toPart } from '../../http/cursor';
import { type Target, tables } from './moderate';

/** Reports a thing; false where there is none, or nobody sees it anyway; a second report by the same person changes nothing. */
export async function createReport(
  transaction: Queryable,
  { targetType, targetId, reason }: Target & { reason: string },
  reporterId: number,
): Promise<boolean> {
  const shown = `select 1 as one from ${tables[targetType]} where id = $1 and hidden_at is null`;
  if (!(await firstRow(transaction, shown, [targetId]))) return false;
  await transaction.query(
    `insert into reports (target_type, target_id, reporter_id, reason) values ($1, $2, $3, $4)
     on conflict (target_type, target_id, reporter_id) where closed_at is null do nothing`,
    [targetType, targetId, reporterId, reason],
  );
  return true;
}

/** Reports that nobody has closed, the longest waiting first; those of what was deleted meanwhile are left out. */
export async function undecidedReports(
  database: Queryable,
  { cursor, size }: { cursor?: string | undefined; size: number },
): Promise<Part<Report>> {
  const sql = `select r.id, r.target_type as "targetType", r.target_id as "targetId", coalesce(q.id, a.question_id, m.chapter_id) as "questionId",
      (select comic_id from comic_chapters h where h.id = m.chapter_id) as "comicId",
      coalesce(left(q.title || ' ' || plain_words(q.content), 120), left(plain_words(a.content), 120), left(m.content, 120)) as excerpt, ${personColumn('u')} as author,
      case when p.id is not null then ${personColumn('p')} end as reporter, r.reason, r.reported_at as "reportedAt",
      coalesce(q.hidden_at, a.hidden_at, m.hidden_at) is not null as hidden
    from reports r
    left join questions q on r.target_type = 'question' and q.id = r.target_id
    left join answers a on r.target_type = 'answer' and a.id = r.target_id
    left join chapter_comments m on r.target_type = 'comment' and m.id = r.target_id
    join users u on u.id = coalesce(q.author_id, a.author_id, m.author_id)
    left join users p on p.id = r.reporter_id
    where r.closed_at is null and ($1::int is null or r.id > $1) order by r.id limit $2`;
  const rows = await database.query<Report>(sql, [idBefore(cursor), size + 1]);
  return toPart(rows, size);
}

/** Closes a report and returns its subject; null where there is no such open report. */
export async function closeReport(transaction: Queryable, reportId: number): Promise<Target | null> {
  const sql = `update reports set closed_at = now() where id = $1 and closed_at is null
    returning target_type as "targetType", target_id as "targetId"`;
  return (await firstRow<Target>(transaction, sql, [reportId])) ?? null;
}
