import type { DeskApplication, Page, Person, applicationList } from '@shared/contract/endpoints';
import { gradeLevelWords } from '@shared/contract/fields';
import { type Queryable, firstRow, personColumn } from '../../database/database';
import { forgetRepeats } from '../../http/idempotency';
import { Conditions, type DeskQuery, readList } from '../../lists/read-list';
import { notify } from '../notices/notify';
import { type ApplicationRow, toApplication } from './application-row';

type Row = ApplicationRow & Pick<DeskApplication, 'applicant' | 'assignee' | 'votes' | 'earlier'>;

const columns = `a.id, a.level, a.real_name as "realName", a.employer, a.statement, a.evidence, a.status, a.reason,
  a.certificate_no as "certificateNo", a.submitted_at as "submittedAt", ${personColumn('u')} as applicant,
  case when p.id is not null then ${personColumn('p')} end as assignee,
  (select coalesce(jsonb_agg(jsonb_build_object('reviewer', ${personColumn('r')}, 'decision', v.decision, 'reason', v.reason)
      order by v.voted_at), '[]'::jsonb)
    from grade_votes v join users r on r.id = v.reviewer_id where v.application_id = a.id) as votes,
  (select count(*)::int from grade_applications e where e.user_id = a.user_id and e.level = a.level and e.id < a.id) as earlier`;

const source = {
  columns,
  from: 'grade_applications a join users u on u.id = a.user_id left join users p on p.id = a.assignee_id',
  key: 'a.id',
  sorts: { submittedAt: 'a.submitted_at', realName: 'a.real_name', level: 'a.level' },
};

interface Asker {
  id: number;
  /** Addresses of files, made for who asks. */
  url: (fileId: string) => string;
}

/** Applications, whatever became of them. */
export async function readApplications(
  database: Queryable,
  query: DeskQuery<typeof applicationList>,
  { id, url }: Asker,
): Promise<Page<DeskApplication>> {
  const where = new Conditions()
    .when(query.status, (status) => `a.status = ${status}`)
    .when(query.level, (level) => `a.level = ${level}`)
    .search(query.keyword, ['a.real_name', 'a.employer', 'a.statement', 'a.certificate_no']);
  if (query.assigned === 'me') where.when(id, (me) => `a.assignee_id = ${me}`);
  if (query.assigned === 'nobody') where.always('a.assignee_id is null');
  const page = await readList<Row>(database, { ...source, where }, query);
  return {
    ...page,
    items: page.items.map((row) => {
      const { applicant, assignee, votes, earlier } = row;
      return { ...toApplication(row, url), applicant, assignee, votes, earlier };
    }),
  };
}

/** Assigns an application; undefined where there is no such application. */
export async function assignApplication(
  transaction: Queryable,
  applicationId: number,
  assigneeId: number | null,
): Promise<{ assignee: Person | null } | undefined> {
  const sql = `with changed as (update grade_applications set assignee_id = $2 where id = $1 returning assignee_id)
    select case when p.id is not null then ${personColumn('p')} end as assignee
    from changed left join users p on p.id = changed.assignee_id`;
  return firstRow<{ assignee: Person | null }>(transaction, sql, [applicationId, assigneeId]);
}

interface Ended {
  userId: number | null;
  level: keyof typeof gradeLevelWords;
}

/** Ends a certificate; null where there is none by that number, or it ended before. */
export async function revokeCertificate(transaction: Queryable, no: string, reason: string): Promise<Ended | null> {
  const sql = `update certificates set revoked_at = now(), revoked_reason = $2 where no = $1 and revoked_at is null
    returning user_id as "userId", level`;
  const ended = await firstRow<Ended>(transaction, sql, [no, reason]);
  if (!ended) return null;
  const application = `update grade_applications set status = 'revoked', reason = $2 where certificate_no = $1`;
  await transaction.query(application, [no, reason]);
  if (ended.userId === null) return ended;
  // The same application may come again.
  await forgetRepeats(transaction, ended.userId);
  const text = `你的${gradeLevelWords[ended.level].label}证书 ${no} 已被吊销，原因：${reason}`;
  await notify(transaction, { userId: ended.userId, kind: 'review', text, link: 'my/?tab=certificates' });
  return ended;
}
