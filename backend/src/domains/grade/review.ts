import type { ErrorReason } from '@shared/contract/endpoints';
import type { Queryable } from '../../database/database';
import { firstRow, onlyRow } from '../../database/first-row';
import { forgetRepeats } from '../../http/idempotency';
import { SITE_TIME_ZONE } from '../../site-time-zone';
import { type ApplicationRow, applicationColumns } from './application-row';

type Refused = Extract<ErrorReason, 'not-found' | 'already-reviewed' | 'own-application'>;

/** Applications that nobody has decided, the longest waiting first. */
export function undecided(database: Queryable): Promise<ApplicationRow[]> {
  const sql = `select ${applicationColumns} from grade_applications where status = 'submitted' order by submitted_at, id limit 50`;
  return database.query<ApplicationRow>(sql);
}

interface Decision {
  applicationId: number;
  decision: 'granted' | 'rejected';
  reviewerId: number;
}

/** The decision and the certificate stand together or not at all; the lock lets one reviewer decide. */
export async function decide(
  transaction: Queryable,
  { applicationId, decision, reviewerId }: Decision,
): Promise<ApplicationRow | Refused> {
  const found = await firstRow<{ status: string; userId: number }>(
    transaction,
    'select status, user_id as "userId" from grade_applications where id = $1 for update',
    [applicationId],
  );
  if (!found) return 'not-found';
  if (found.userId === reviewerId) return 'own-application';
  if (found.status !== 'submitted') return 'already-reviewed';
  const certificate = `insert into certificates (no, level, holder, user_id)
    select to_char(now() at time zone '${SITE_TIME_ZONE}', '"YS"-YYYY-') || lpad(nextval('certificate_numbers')::text, 6, '0'),
      level, real_name, user_id
    from grade_applications where id = $1 returning no`;
  const granted = decision === 'granted';
  const no = granted ? (await onlyRow<{ no: string }>(transaction, certificate, [applicationId])).no : null;
  const sql = `update grade_applications set status = $2, certificate_no = $3, decided_at = now() where id = $1
    returning ${applicationColumns}`;
  // Rejected, the same application may come again.
  await forgetRepeats(transaction, found.userId);
  return onlyRow<ApplicationRow>(transaction, sql, [applicationId, decision, no]);
}
