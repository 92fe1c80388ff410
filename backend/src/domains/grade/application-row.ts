import type { GradeApplication } from '@shared/contract/endpoints';

export type ApplicationRow = Omit<GradeApplication, 'submittedAt'> & { submittedAt: Date };

export const applicationColumns = `id, level, real_name as "realName", employer, statement, evidence, status, certificate_no as "certificateNo",
  submitted_at as "submittedAt"`;

export const toApplication = (row: ApplicationRow): GradeApplication => ({
  ...row,
  submittedAt: row.submittedAt.toISOString(),
});
