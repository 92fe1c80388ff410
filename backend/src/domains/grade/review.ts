import { type GradeLevel, certificateNumber, gradeLevelWords } from '@shared/contract/fields';
import { type Queryable, firstRow, onlyRow } from '../../database/database';
import { found, Refusal } from '../../http/refusal';
import { forgetRepeats } from '../../http/idempotency';
import { SITE_TIME_ZONE } from '../../site-time-zone';
import { notify } from '../notices/notify';
import { needsSecondPerson } from '../users/second-person';
import { type ApplicationRow, applicationColumns } from './application-row';

interface Decision {
  applicationId: number;
  decision: 'granted' | 'rejected';
  /** The reason, told to the applicant. */
  reason: string;
  reviewerId: number;
}

/**
 * The decision and the certificate stand together or not at all; the lock lets one reviewer decide. Where two have to agree, the
 * application stays as it is until a second says the same.
 */
export async function decide(transaction: Queryable, decision: Decision): Promise<ApplicationRow> {
  const { applicationId, reviewerId } = decision;
  const lock = 'select status, user_id as "userId", level from grade_applications where id = $1 for update';
  const application = found(await firstRow<Decided>(transaction, lock, [applicationId]));
  if (application.userId === reviewerId) throw new Refusal('own-application');
  if (application.status !== 'submitted') throw new Refusal('already-reviewed');
  await vote(transaction, decision);
  if ((await needsSecondPerson(transaction, 'grade-four-eyes')) && !(await isAgreed(transaction, decision))) {
    const asItIs = `select ${applicationColumns} from grade_applications where id = $1`;
    return onlyRow<ApplicationRow>(transaction, asItIs, [applicationId]);
  }
  return settle(transaction, decision, application);
}

interface Decided {
  status: string;
  userId: number;
  level: GradeLevel;
}

/** A reviewer has one vote, the latest. */
async function vote(transaction: Queryable, { applicationId, reviewerId, decision, reason }: Decision): Promise<void> {
  await transaction.query(
    `insert into grade_votes (application_id, reviewer_id, decision, reason) values ($1, $2, $3, $4)
     on conflict (application_id, reviewer_id)
       do update set decision = excluded.decision, reason = excluded.reason, voted_at = now()`,
    [applicationId, reviewerId, decision, reason],
  );
}

async function isAgreed(transaction: Queryable, { applicationId, decision }: Decision): Promise<boolean> {
  const sql = 'select 1 as one from grade_votes where application_id = $1 and decision = $2 limit 2';
  return (await transaction.query(sql, [applicationId, decision])).length === 2;
}

async function settle(
  transaction: Queryable,
  { applicationId, decision, reason }: Decision,
  { userId, level }: Decided,
): Promise<ApplicationRow> {
  const no = decision === 'granted' ? await grant(transaction, applicationId) : null;
  const sql = `update grade_applications set status = $2, certificate_no = $3, decided_at = now(), reason = $4 where id = $1
    returning ${applicationColumns}`;
  // Rejected, the same application may come again.
  await forgetRepeats(transaction, userId);
  const what = `你申请的${gradeLevelWords[level].label}证书`;
  await notify(transaction, {
    userId,
    kind: 'review',
    link: 'my/?tab=applications',
    text: no === null ? `${what}没有通过，原因：${reason}` : `${what}通过了，编号 ${no}`,
  });
  return onlyRow<ApplicationRow>(transaction, sql, [applicationId, decision, no, no === null ? reason : '']);
}

/** Makes the certificate; its number. */
async function grant(transaction: Queryable, applicationId: number): Promise<string> {
  const sql = `select extract(year from now() at time zone '${SITE_TIME_ZONE}')::int as year,
    nextval('certificate_numbers')::int as count`;
  const { year, count } = await onlyRow<{ year: number; count: number }>(transaction, sql);
  const no = certificateNumber(year, count);
  const certificate = `insert into certificates (no, level, holder, user_id)
    select $2, level, real_name, user_id from grade_applications where id = $1`;
  await transaction.query(certificate, [applicationId, no]);
  return no;
}
