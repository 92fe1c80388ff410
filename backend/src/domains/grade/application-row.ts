import type { GradeApplication } from '@shared/contract/endpoints';
import type { KeptUpload } from '../uploads/upload-repository';

/** An application as it is kept: the addresses of its files are made for who reads it. */
export type ApplicationRow = Omit<GradeApplication, 'evidence'> & {
  evidence: KeptUpload[];
};

export const applicationColumns = `id, level, real_name as "realName", employer, statement, evidence, status, reason, certificate_no as "certificateNo",
  submitted_at as "submittedAt"`;

export function toApplication(row: ApplicationRow, url: (fileId: string) => string): GradeApplication {
  const evidence = row.evidence.map((file) => ({ ...file, url: url(file.id) }));
  return { ...row, evidence };
}
