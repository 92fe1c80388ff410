import type { ErrorReason, GradeApplication } from '@shared/contract/endpoints';
import type { Database } from '../../database/database';
import { firstRow, onlyRow } from '../../database/first-row';
import { repositoryPlugin } from '../../database/repository-plugin';
import { type ApplicationRow, applicationColumns, toApplication } from './application-row';

declare module 'fastify' {
  interface FastifyInstance {
    reviews: ReviewRepository;
  }
}

export type ReviewRepository = ReturnType<typeof reviewRepository>;
type Refused = Extract<ErrorReason, 'not-found' | 'already-reviewed' | 'own-application'>;

export function reviewRepository(database: Database) {
  return {
    async open(): Promise<GradeApplication[]> {
      const sql = `select ${applicationColumns} from grade_applications where status = 'submitted' order by submitted_at, id limit 50`;
      return (await database.query<ApplicationRow>(sql)).map(toApplication);
    },

    /** The decision and the certificate stand together or not at all; the lock lets one reviewer decide. */
    decide: (id: number, decision: 'granted' | 'rejected', reviewerId: number): Promise<GradeApplication | Refused> =>
      database.transaction(async (transaction) => {
        const found = await firstRow<{ status: string; userId: number }>(
          transaction,
          'select status, user_id as "userId" from grade_applications where id = $1 for update',
          [id],
        );
        if (!found) return 'not-found';
        if (found.userId === reviewerId) return 'own-application';
        if (found.status !== 'submitted') return 'already-reviewed';
        const certificate = `insert into certificates (no, level, holder)
          select to_char(now(), '"YS"-YYYY-') || lpad(nextval('certificate_numbers')::text, 6, '0'), level, real_name
          from grade_applications where id = $1 returning no`;
        const no = decision === 'granted' ? (await onlyRow<{ no: string }>(transaction, certificate, [id])).no : null;
        const sql = `update grade_applications set status = $2, certificate_no = $3 where id = $1 returning ${applicationColumns}`;
        return toApplication(await onlyRow<ApplicationRow>(transaction, sql, [id, decision, no]));
      }),
  };
}

export const reviews = repositoryPlugin('reviews', reviewRepository);
