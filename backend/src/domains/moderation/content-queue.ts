import type { ContentCase, ContentRow, Page, contentQueue } from '@shared/contract/endpoints';
import type { Queryable } from '../../database/database';
import { personColumn } from '../../database/person-columns';
import { Conditions, type DeskQuery, readList } from '../../lists/read-list';
import type { Target } from './moderate';

type ContentRowOf = Omit<ContentRow, 'createdAt' | 'checkedAt'> & { createdAt: Date; checkedAt: Date | null };

/** Days after which what nobody looked at waits no longer. */
const NEW_DAYS = 7;

/** SQL: questions and answers, under the same names. */
const content = `(
    select 'question' as type, id, id as question_id, title, topic, content, author_id, created_at, hidden_at, hidden_reason,
      checked_at, false as recommended
    from questions
    union all
    select 'answer', a.id, a.question_id, q.title, q.topic, a.content, a.author_id, a.created_at, a.hidden_at, a.hidden_reason,
      a.checked_at, q.recommended_answer_id is not distinct from a.id
    from answers a join questions q on q.id = a.question_id
  ) c join users u on u.id = c.author_id`;

const columns = `c.type || '-' || c.id as id, c.type as "targetType", c.id as "targetId", c.question_id as "questionId",
  c.title as "questionTitle", c.topic, c.content, ${personColumn('u')} as author, c.created_at as "createdAt",
  case when c.hidden_at is not null then c.hidden_reason end as "hiddenReason", c.recommended,
  (select count(*)::int from reports r where r.target_type = c.type and r.target_id = c.id and r.closed_at is null) as "openReports",
  c.checked_at as "checkedAt"`;

const reported = `(c.type, c.id) in (select target_type, target_id from reports where closed_at is null)`;

const states: Readonly<Record<DeskQuery<typeof contentQueue>['state'], string | null>> = {
  waiting: `${reported} or (c.checked_at is null and c.hidden_at is null and c.created_at > now() - interval '${NEW_DAYS} days')`,
  reported,
  hidden: 'c.hidden_at is not null',
  all: null,
};

const source = {
  columns,
  from: content,
  key: `(c.type || '-' || c.id)`,
  sorts: { createdAt: 'c.created_at', topic: 'c.topic', author: 'u.name' },
};

/** Questions and answers as moderators go through them. */
export async function readContent(
  database: Queryable,
  query: DeskQuery<typeof contentQueue>,
): Promise<Page<ContentRow>> {
  const state = query.ids === undefined ? states[query.state] : null;
  const where = new Conditions()
    .when(query.kind, (kind) => `c.type = ${kind}`)
    .when(query.topic, (topic) => `c.topic = ${topic}`)
    .when(query.authorId, (author) => `c.author_id = ${author}`)
    .search(query.keyword, ['c.title', 'c.content', 'u.name']);
  if (state !== null) where.always(state);
  const page = await readList<ContentRowOf>(database, { ...source, where }, query);
  return { ...page, items: page.items.map(toContent) };
}

function toContent({ createdAt, checkedAt, ...row }: ContentRowOf): ContentRow {
  return { ...row, createdAt: createdAt.toISOString(), checkedAt: checkedAt?.toISOString() ?? null };
}

/** One of them with what a decision needs; null where it is gone. */
export async function contentCaseOf(database: Queryable, id: string): Promise<ContentCase | null> {
  const [type = '', number = ''] = id.split('-');
  const sql = `select ${columns}, u.blocked_until as "blockedUntil",
      (select q.content from questions q where q.id = c.question_id and c.type = 'answer') as "questionContent"
    from ${content} where c.type = $1 and c.id = $2`;
  type CaseRow = ContentRowOf & { blockedUntil: Date | null; questionContent: string | null };
  const [row] = await database.query<CaseRow>(sql, [type, Number(number)]);
  if (!row) return null;
  const { blockedUntil, questionContent, ...rest } = row;
  return {
    ...{ ...toContent(rest), questionContent, blockedUntil: blockedUntil?.toISOString() ?? null },
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
  type Row = Omit<ContentCase['reports'][number], 'reportedAt' | 'closedAt'> & {
    reportedAt: Date;
    closedAt: Date | null;
  };
  const rows = await database.query<Row>(sql, [targetType, targetId]);
  return rows.map((row) => ({
    ...{ ...row, reportedAt: row.reportedAt.toISOString(), closedAt: row.closedAt?.toISOString() ?? null },
  }));
}

async function notesOf(database: Queryable, { targetType, targetId }: Target): Promise<ContentCase['notes']> {
  const sql = `select n.id, ${personColumn('p')} as author, n.text, n.made_at as "madeAt"
    from content_notes n join users p on p.id = n.author_id
    where n.target_type = $1 and n.target_id = $2 order by n.id limit 100`;
  type Row = Omit<ContentCase['notes'][number], 'madeAt'> & { madeAt: Date };
  const rows = await database.query<Row>(sql, [targetType, targetId]);
  return rows.map((row) => ({ ...row, madeAt: row.madeAt.toISOString() }));
}

async function removalsOf(database: Queryable, row: ContentRowOf): Promise<ContentCase['removals']> {
  const sql = `select "targetType", "targetId", excerpt, reason, "hiddenAt" from (
      select 'question' as "targetType", id as "targetId", left(title, 60) as excerpt, hidden_reason as reason,
        hidden_at as "hiddenAt" from questions where author_id = $1 and hidden_at is not null
      union all
      select 'answer', id, left(content, 60), hidden_reason, hidden_at from answers where author_id = $1 and hidden_at is not null
    ) h where ("targetType", "targetId") <> ($2, $3) order by "hiddenAt" desc limit 10`;
  type Row = Omit<ContentCase['removals'][number], 'hiddenAt'> & { hiddenAt: Date };
  const rows = await database.query<Row>(sql, [row.author.id, row.targetType, row.targetId]);
  return rows.map((removal) => ({ ...removal, hiddenAt: removal.hiddenAt.toISOString() }));
}
