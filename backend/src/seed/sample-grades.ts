import { certificateExample } from '@shared/contract/fields';
import type { Queryable } from '../database/database';

/** A granted certificate that anybody can look up, and the application it came from. */
export async function seedGrades(database: Queryable, [holder]: readonly number[]): Promise<void> {
  const no = certificateExample;
  await database.query(`insert into certificates (no, level, holder, sample) values ($1, 'junior', '李想', true)`, [
    no,
  ]);
  await database.query(
    `insert into grade_applications (user_id, level, real_name, employer, statement, evidence, status, certificate_no, submitted_at)
     values ($1, 'junior', '李想', '某电商公司（示例）', '把每日竞品价格整理成早报（示例）', '[]', 'granted', $2, now() - interval '30 days')`,
    [holder ?? null, no],
  );
}
