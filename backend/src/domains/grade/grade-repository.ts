import type { Certificate, InputOf, certificateShare, personalGradeApply } from '@shared/contract/endpoints';
import { type Database, type Queryable, firstRow } from '../../database/database';
import type { KeptUpload } from '../uploads/upload-repository';
import { type ApplicationRow, applicationColumns } from './application-row';

type ApplicationForm = Omit<InputOf<typeof personalGradeApply>, 'evidence'> & { evidence: readonly KeptUpload[] };

/** SQL: whose a certificate is, as whoever looks it up reads it: by the first character, unless its holder shows the whole name. */
const shownHolder = `case when name_shared then holder
  else left(holder, 1) || repeat('＊', greatest(length(holder) - 1, 1)) end`;

export function gradeRepository(database: Database) {
  return {
    mine(userId: number): Promise<ApplicationRow[]> {
      const sql = `select ${applicationColumns} from grade_applications where user_id = $1 order by submitted_at desc, id desc limit 50`;
      return database.query<ApplicationRow>(sql, [userId]);
    },

    async certificate(no: string): Promise<Certificate | null> {
      const sql = `select no, level, ${shownHolder} as holder,
        issued_at as "issuedAt", revoked_at as "revokedAt", sample from certificates where no = $1`;
      return (await firstRow<Certificate>(database, sql, [no])) ?? null;
    },
  };
}

/** Shows the whole name, or takes it back; false where they have no certificate by that number. */
export async function shareName(
  database: Queryable,
  { certificateNo, shared }: InputOf<typeof certificateShare>,
  userId: number,
): Promise<boolean> {
  const sql = 'update certificates set name_shared = $3 where no = $1 and user_id = $2 returning no';
  return (await database.query(sql, [certificateNo, userId, shared])).length > 0;
}

/** Adds an application; null where one of that level is open or granted, which the unique index knows. */
export async function applyForGrade(
  transaction: Queryable,
  { level, realName, employer = '', statement, evidence }: ApplicationForm,
  userId: number,
): Promise<ApplicationRow | null> {
  const sql = `insert into grade_applications (user_id, level, real_name, employer, statement, evidence)
    values ($1, $2, $3, $4, $5, $6::jsonb) on conflict (user_id, level) where status not in ('rejected', 'revoked') do nothing
    returning ${applicationColumns}`;
  const parameters = [userId, level, realName, employer, statement, JSON.stringify(evidence)];
  return (await firstRow<ApplicationRow>(transaction, sql, parameters)) ?? null;
}
