import type { Certificate, GradeApplication, GradeLevel, UploadedFile } from '@shared/contract/endpoints';
import type { Database } from '../../database/database';
import { firstRow } from '../../database/first-row';
import { repositoryPlugin } from '../../database/repository-plugin';
import { type ApplicationRow, applicationColumns, toApplication } from './application-row';

declare module 'fastify' {
  interface FastifyInstance {
    grades: GradeRepository;
  }
}

export type GradeRepository = ReturnType<typeof gradeRepository>;

export interface ApplicationForm {
  level: GradeLevel;
  realName: string;
  employer?: string | undefined;
  statement: string;
}

type CertificateRow = Omit<Certificate, 'issuedAt'> & { issuedAt: Date };

export function gradeRepository(database: Database) {
  return {
    /** Null where an application of that level is open or granted, which the unique index knows. */
    async apply(
      form: ApplicationForm,
      evidence: readonly UploadedFile[],
      userId: number,
    ): Promise<GradeApplication | null> {
      const sql = `insert into grade_applications (user_id, level, real_name, employer, statement, evidence)
        values ($1, $2, $3, $4, $5, $6::jsonb) on conflict (user_id, level) where status <> 'rejected' do nothing returning ${applicationColumns}`;
      const { level, realName, employer = '', statement } = form;
      const parameters = [userId, level, realName, employer, statement, JSON.stringify(evidence)];
      const row = await firstRow<ApplicationRow>(database, sql, parameters);
      return row ? toApplication(row) : null;
    },

    async mine(userId: number): Promise<GradeApplication[]> {
      const sql = `select ${applicationColumns} from grade_applications where user_id = $1 order by submitted_at desc, id desc limit 50`;
      return (await database.query<ApplicationRow>(sql, [userId])).map(toApplication);
    },

    async certificate(no: string): Promise<Certificate | null> {
      const sql = `select no, level, left(holder, 1) || repeat('＊', greatest(length(holder) - 1, 1)) as holder,
        issued_at as "issuedAt", sample from certificates where no = $1`;
      const row = await firstRow<CertificateRow>(database, sql, [no]);
      return row ? { ...row, issuedAt: row.issuedAt.toISOString() } : null;
    },
  };
}

export const grades = repositoryPlugin('grades', gradeRepository);
